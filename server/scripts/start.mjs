import { buildStale } from './build-stale.mjs';

// `npm start` is production (DECISIONS section 5): builds what is stale, then runs the program in this process.
process.env.NODE_ENV ??= 'production';
buildStale();
await import('../dist/main.js');
