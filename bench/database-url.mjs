import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns `DATABASE_URL`, else the URL of the running embedded database of `DATA_DIR`. */
export function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = process.env.DATA_DIR ?? './data';
  const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://guia:${password}@127.0.0.1:${port}/guia`;
}
