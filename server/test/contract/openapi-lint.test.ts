import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiOf } from '../../src/rest/openapi/document.ts';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guia-openapi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns what Redocly finds in a document, under the rules of server/redocly.yaml. */
async function findings(document: object): Promise<string[]> {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [REDOCLY, 'lint', file, '--config', join(ROOT, 'server/redocly.yaml'), '--format', 'json'],
    {
      env: { PATH: process.env.PATH ?? '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  ).catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('Redocly finds nothing in the OpenAPI document', async () => {
  const document = openApiOf(ROUTE_TABLE, createSchema(), 'https://guia.exemplo.com.br');
  expect(await findings(document)).toEqual([]);
  const { license: _license, ...info } = document.info;
  expect(await findings({ ...document, info })).toEqual([expect.stringContaining('info-license')]);
});
