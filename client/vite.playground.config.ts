import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The playground is a build of its own, so that nothing of its editors gets into the site's bundles (decision 022). */
export default defineConfig({
  root: 'playground',
  base: '/playground/',
  plugins: [react()],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    license: { fileName: '.vite/license.json' },
    emptyOutDir: true,
    target: 'es2022',
    // Large; loaded by the playground only.
    chunkSizeWarningLimit: 5_000,
    rollupOptions: {
      onwarn(warning, warn) {
        // GraphiQL's marks for React's compiler, which is not used here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
