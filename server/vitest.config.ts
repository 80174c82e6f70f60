import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Two copies of graphql would not know each other's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/helpers/global-setup.ts'],
    setupFiles: ['test/helpers/setup.ts'],
    pool: 'forks',
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // The files of a worker share what they import: loading the program for each takes longer than most tests.
    isolate: false,
    // Otherwise styles are empty, also with ?raw.
    css: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
