import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build-stale.mjs';

/** Returns the schema and the OpenAPI document as the built classes print them. */
export function printedInterfaces() {
  // Not the client: its types are generated from this schema.
  buildStale('server');
  const folder = mkdtempSync(join(tmpdir(), 'guia-schema-'));
  try {
    const files = ['schema.graphql', 'openapi.json'].map((name) => join(folder, name));
    execFileSync(process.execPath, [
      fileURLToPath(new URL('../dist/schema-cli.js', import.meta.url)),
      ...files,
    ]);
    const [schema, openapi] = files.map((file) => readFileSync(file, 'utf8'));
    return { schema, openapi };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
