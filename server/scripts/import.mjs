import { buildStale } from './build-stale.mjs';

buildStale();
await import('../dist/import-cli.js');
