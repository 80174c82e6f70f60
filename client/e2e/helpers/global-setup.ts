import type { TestProject } from 'vitest/node';
import { buildStale } from '../../../server/scripts/build-stale.mjs';
import { startFakeCepService } from './fake-cep-service.ts';
import { findChromium } from './find-chromium.ts';
import { startProgram, untilCounted } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty where no Chromium is installed. */
    chromium: string;
    /** URLs of the programs, one a worker. */
    urls: string[];
    /** URLs of the fake services for postal codes that these programs use. */
    cepServices: string[];
  }
}

/** All accounts, messages and ratings of all files come from one IP address. */
const LIMITS = {
  LIMIT_REGISTRATIONS: '1000',
  LIMIT_LOGINS_ADDRESS: '1000',
  LIMIT_MESSAGES_COMPANY: '1000',
  LIMIT_MESSAGES_TOTAL: '1000',
  LIMIT_RATINGS_COMPANY: '1000',
  LIMIT_RATINGS_TOTAL: '1000',
};

/**
 * Builds what is stale and starts a program for each worker. Without Chromium it throws in CI and skips the browser
 * tests with a warning elsewhere.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const chromium = findChromium();
  project.provide('chromium', chromium ?? '');
  project.provide('urls', []);
  project.provide('cepServices', []);
  if (chromium === null) {
    if (process.env.CI === 'true')
      throw new Error('CI runs the browser tests, but no Chromium is installed.');
    process.stderr.write('\n!!! No Chromium found: THE BROWSER TESTS ARE SKIPPED (install "chromium").\n\n');
    return undefined;
  }
  buildStale();
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  const services = await Promise.all(workers.map(startFakeCepService));
  const programs = await Promise.all(
    services.map(({ url }) => startProgram({ ...LIMITS, CEP_API_URL: url })),
  );
  await Promise.all(programs.map(({ url }) => untilCounted(url)));
  project.provide(
    'urls',
    programs.map(({ url }) => url),
  );
  project.provide(
    'cepServices',
    services.map(({ url }) => url),
  );
  return async () => {
    await Promise.all([...programs, ...services].map((started) => started.stop()));
  };
}
