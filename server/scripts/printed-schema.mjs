import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';

/** Returns the schema as the built classes print it. */
export function printedSchema() {
  // Not the client: its types are generated from this schema.
  buildStale('server');
  const folder = mkdtempSync(join(tmpdir(), 'guia-schema-'));
  try {
    const file = join(folder, 'schema.graphql');
    execFileSync(process.execPath, [fileURLToPath(new URL('../dist/schema-cli.js', import.meta.url)), file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
