import { buildStale } from './build-stale.mjs';

buildStale();
await import('../dist/restore-cli.js');
