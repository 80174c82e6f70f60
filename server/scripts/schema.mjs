import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printedInterfaces } from './printed-schema.mjs';

// Writes schema.graphql from the classes; with --check it exits with 1 when the file is stale, and writes nothing.
const file = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
const { schema: printed } = printedInterfaces();
const isStale = readFileSync(file, 'utf8') !== printed;
if (isStale && process.argv.includes('--check')) {
  process.stderr.write('schema.graphql is stale: npm run schema\n');
  process.exitCode = 1;
} else if (isStale) writeFileSync(file, printed);
