import { defineConfig } from 'vitest/config';

/** A person's paths in a real browser, on the built program. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/helpers/global-setup.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 45_000,
    hookTimeout: 90_000,
    // A browser beside a program and a database on two cores is late at times; the test command names who needed it.
    retry: 1,
  },
});
