import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printedSchema } from './printed-schema.mjs';

// Writes schema.graphql from the classes.
const file = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
const printed = printedSchema();
if (readFileSync(file, 'utf8') !== printed) writeFileSync(file, printed);
