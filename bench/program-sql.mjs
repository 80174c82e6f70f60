import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from 'vite';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Returns what shared-sql.mjs exports, and readers of pools as large as the program's. Reads DATABASE_URL. */
export async function openProgramSql() {
  await build({
    root: path('../server'),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: path('shared-sql.mjs'),
      outDir: path('dist'),
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'shared-sql.js' } },
    },
  });
  const shared = await import('./dist/shared-sql.js');
  const open = (max) => shared.poolReader(new pg.Pool({ connectionString: process.env.DATABASE_URL, max }));
  return { ...shared, reads: open(10), searches: open(4) };
}
