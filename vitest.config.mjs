import { defineConfig } from 'vitest/config';

/** All tests. */
export default defineConfig({
  test: {
    projects: ['server/vitest.config.ts', 'client/vitest.config.ts', 'client/vitest.e2e.config.ts'],
    maxWorkers: 2,
    // `npm test` has two runs at once: the live summary of one would overwrite what the other has written.
    reporters: [['default', { summary: !process.env.TEST_SUMMARY }], './server/scripts/test-summary.mjs'],
    coverage: {
      // Within each project's folder; files that no test imports count as well.
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.gen.ts', 'src/testing/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
