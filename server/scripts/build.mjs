import { buildStale } from './build-stale.mjs';

buildStale(process.argv[2]);
