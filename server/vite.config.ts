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
        'import-cli': 'src/commands/import.ts',
        'backup-cli': 'src/commands/backup.ts',
        'restore-cli': 'src/commands/restore.ts',
        'unlock-cli': 'src/commands/unlock.ts',
        'set-password-cli': 'src/commands/set-password.ts',
        'remove-second-factor-cli': 'src/commands/remove-second-factor.ts',
        'schema-cli': 'src/commands/print-schema.ts',
        'drift-cli': 'src/commands/drift.ts',
      },
    },
  },
});
