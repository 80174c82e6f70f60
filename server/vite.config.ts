import { defineConfig } from 'vite';

/** Builds the program and its commands for Node; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'import-cli': 'src/imports/import-cli.ts',
        'backup-cli': 'src/db/backup/backup-cli.ts',
        'restore-cli': 'src/db/backup/restore-cli.ts',
        'unlock-cli': 'src/users/commands/unlock-cli.ts',
        'set-password-cli': 'src/users/commands/set-password-cli.ts',
        'schema-cli': 'src/schema-cli.ts',
        'drift-cli': 'src/db/drift-cli.ts',
      },
    },
  },
});
