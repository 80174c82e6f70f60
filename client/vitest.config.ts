import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'client',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // happy-dom keeps a followed link as the page's address for later files, where relative URLs cannot be resolved.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // The files of a worker share imported modules and their state.
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    // They run beside the browser tests, with what these leave of two cores. The end of the run names retried tests.
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
