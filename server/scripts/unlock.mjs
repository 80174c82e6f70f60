import { buildStale } from './build-stale.mjs';

buildStale();
await import('../dist/unlock-cli.js');
