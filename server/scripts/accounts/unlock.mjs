import { buildStale } from '../build-stale.mjs';

buildStale('server');
await import('../../dist/unlock-cli.js');
