import { buildStale } from '../build-stale.mjs';

buildStale('server');
await import('../../dist/remove-second-factor-cli.js');
