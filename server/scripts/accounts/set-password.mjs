import { buildStale } from '../build-stale.mjs';

buildStale('server');
await import('../../dist/set-password-cli.js');
