import { buildStale } from './build-stale.mjs';

buildStale('server');
await import('../dist/backup-cli.js');
