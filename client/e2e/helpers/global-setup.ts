import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where no Chromium is installed. */
    chromium: string;
    url: string;
  }
}

/** All accounts of all files come from one address here. */
const LIMITS = { LIMIT_REGISTRATIONS: '1000', LIMIT_LOGINS_ADDRESS: '1000' };

/** Starts the program once for all files. Without Chromium nothing runs: loudly here, as a failure in CI. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chromium = findChromium();
  project.provide('chromium', chromium ?? '');
  project.provide('url', '');
  if (chromium === null) {
    if (process.env.CI === 'true')
      throw new Error('CI runs the browser tests, but no Chromium is installed.');
    process.stderr.write('\n!!! No Chromium found: THE BROWSER TESTS ARE SKIPPED (install "chromium").\n\n');
    return undefined;
  }
  const program = await startProgram(LIMITS);
  project.provide('url', program.url);
  return () => program.stop();
}
