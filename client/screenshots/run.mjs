import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildStale } from '../../server/scripts/build-stale.mjs';

// npm run screenshots [-- name…]: every scene, or those whose name holds one of the words.
buildStale();
const file = fileURLToPath(new URL('take-screenshots.ts', import.meta.url));
const { takeScreenshots } = (await runnerImport(file)).module;
process.exit((await takeScreenshots(process.argv.slice(2))) ? 0 : 1);
