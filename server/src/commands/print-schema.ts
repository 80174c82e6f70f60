import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { printSemanticSchema } from '../graphql/print-semantic-schema.ts';
import { openApiOf } from '../rest/openapi/document.ts';
import { ROUTE_TABLE } from '../rest/route-table.ts';
import { createSchema } from '../schema.ts';

/** Writes the schema, and the OpenAPI document of a site at the default address, into the files of the command line. */
const [schemaFile, openApiFile] = process.argv.slice(2);
if (!schemaFile || !openApiFile) throw new Error('Usage: schema-cli SCHEMA_FILE OPENAPI_FILE');
const schema = createSchema();
await writeFile(schemaFile, `${printSemanticSchema(schema)}\n`);
const document = openApiOf(ROUTE_TABLE, schema, 'http://localhost:4000');
await writeFile(openApiFile, `${JSON.stringify(document, null, 2)}\n`);
