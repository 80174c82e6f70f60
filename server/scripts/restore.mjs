import { buildStale } from './build-stale.mjs';

buildStale('server');
await import('../dist/restore-cli.js');
