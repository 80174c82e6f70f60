import { defineConfig } from 'vitest/config';

/** All tests in one run: the browser tests with two workers, then the others with three. */
export default defineConfig({
  test: {
    projects: ['server/vitest.config.ts', 'client/vitest.config.ts', 'client/vitest.e2e.config.ts'],
    maxWorkers: 2,
    reporters: ['default', './server/scripts/test-summary.mjs'],
    coverage: {
      // Within each project's folder; files that no test imports count as well.
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.gen.ts', 'src/testing/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
