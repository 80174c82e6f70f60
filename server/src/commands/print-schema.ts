import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { printSemanticSchema } from '../graphql/print-semantic-schema.ts';
import { createSchema } from '../schema.ts';

/** Writes the schema into the file named on the command line. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: schema-cli FILE');
await writeFile(file, `${printSemanticSchema(createSchema())}\n`);
