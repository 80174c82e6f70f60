import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildStale } from '../../server/scripts/build-stale.mjs';

const clientFile = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../../client/e2e/helpers/${name}`, import.meta.url)))).module;

/** Builds what is stale and starts the program on demonstration data; returns it with the browser of the browser tests. */
export async function startedProgram() {
  buildStale();
  const { findChromium } = await clientFile('find-chromium.ts');
  const chromium = findChromium();
  if (chromium === null)
    throw new Error('No Chromium found (install "chromium", or name it in CHROMIUM_PATH).');
  const { startProgram } = await clientFile('program.ts');
  return { chromium, ...(await startProgram()) };
}
