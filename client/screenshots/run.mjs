import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildStale } from '../../server/scripts/build-stale.mjs';

// npm run screenshots [-- name…]: every scene, or those whose name holds one of the words; -- --docs: the README's.
buildStale();
const file = fileURLToPath(new URL('take-screenshots.ts', import.meta.url));
const { takeDocsPictures, takeScreenshots } = (await runnerImport(file)).module;
const words = process.argv.slice(2);
const done = words.includes('--docs') ? await takeDocsPictures() : await takeScreenshots(words);
process.exit(done ? 0 : 1);
