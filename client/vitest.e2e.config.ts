import { defineConfig } from 'vitest/config';

/** Tests of the built program in a real browser. */
export default defineConfig({
  test: {
    name: 'browser',
    include: [process.env.DOCS_PICTURES ? 'e2e/docs-pictures.ts' : 'e2e/**/*.spec.ts'],
    globalSetup: ['e2e/helpers/global-setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Before the other projects, which have more workers.
    sequence: { groupOrder: 0 },
    // The files of a worker share its browser and its program.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Browser, program and database share two cores: timeouts occur. The end of the run names retried tests.
    retry: 1,
  },
});
