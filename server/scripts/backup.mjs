import { buildStale } from './build-stale.mjs';

buildStale();
await import('../dist/backup-cli.js');
