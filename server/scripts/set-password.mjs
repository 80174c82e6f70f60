import { buildStale } from './build-stale.mjs';

buildStale();
await import('../dist/set-password-cli.js');
