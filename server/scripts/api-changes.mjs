import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print, visit } from 'graphql';
import { graphqlChanges } from './api-changes/graphql-changes.mjs';
import { openapiChanges } from './api-changes/openapi-changes.mjs';
import { printedInterfaces } from './printed-schema.mjs';

// npm run api-changes: exits with 1 when something of the last release was changed that breaks its clients.
// --write makes today's interfaces those of the last release. OLD NEW compares two folders with both files.
const RELEASED = fileURLToPath(new URL('../test/contract/released', import.meta.url));
const FILES = { schema: 'schema.graphql', openapi: 'openapi.json' };

const read = (folder) => ({
  schema: readFileSync(join(folder, FILES.schema), 'utf8'),
  openapi: readFileSync(join(folder, FILES.openapi), 'utf8'),
});

/** Leaves out what no client depends on, three quarters of the document. */
const withoutTexts = (key, value) =>
  /^examples?$/.test(key) || (/^(?:description|summary|title)$/.test(key) && typeof value === 'string')
    ? undefined
    : value;

const withoutDescriptions = (schema) =>
  print(
    visit(parse(schema), {
      enter: (node) => (node.description ? { ...node, description: undefined } : undefined),
    }),
  );

const [first, second] = process.argv.slice(2);
if (first === '--write') {
  const now = printedInterfaces();
  mkdirSync(RELEASED, { recursive: true });
  writeFileSync(join(RELEASED, FILES.schema), `${withoutDescriptions(now.schema)}\n`);
  writeFileSync(
    join(RELEASED, FILES.openapi),
    `${JSON.stringify(JSON.parse(now.openapi), withoutTexts, 1)}\n`,
  );
} else {
  const old = read(second ? first : RELEASED);
  const now = second ? read(second) : printedInterfaces();
  const today = new Date().toISOString().slice(0, 10);
  const changes = [
    ...graphqlChanges(old.schema, now.schema, today),
    ...openapiChanges(JSON.parse(old.openapi), JSON.parse(now.openapi)),
  ];
  for (const change of changes) process.stderr.write(`${change}\n`);
  if (changes.length > 0) {
    process.stderr.write('These changes break clients of the last release: docs/reference/api-changes.md\n');
    process.exitCode = 1;
  }
}
