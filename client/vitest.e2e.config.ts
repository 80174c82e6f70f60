import { defineConfig } from 'vitest/config';

/** A person's paths in a real browser, on the built program. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/helpers/global-setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    // The files of a worker share its browser and its program.
    isolate: false,
    testTimeout: 45_000,
    hookTimeout: 90_000,
    // A browser beside a program and a database on two cores is late at times; the end of the run names who needed it.
    retry: 1,
  },
});
