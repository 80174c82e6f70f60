import { execFile, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { createKey } from '../helpers/keys/create-key.ts';
import { testApp } from '../helpers/test-app.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAMS = fileURLToPath(new URL('./generated-clients', import.meta.url));
const TSC = join(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
const NAMES = ['with-openapi-fetch', 'with-swagger-typescript-api', 'with-graphql-codegen'] as const;
const RATED_NAME = 'Mercearia Sol Nascente';
const run = promisify(execFile);

const guia = testApp();
let origin: string;
let folder: string;
let adminKey: string;
beforeAll(async () => {
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(guia.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'guia-client-'));
  adminKey = (await createKey(guia, await guia.adminToken(), ['companiesWrite'])).secret;
  const { id } = await guia.owner();
  await makeCompany(guia.pool, { name: RATED_NAME, owner_id: id });
  await guia.settled();
  await makeProject();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Types the GraphQL documents of a program against the schema that the product answers. */
async function generateGraphql(): Promise<void> {
  const authorization = `Bearer ${adminKey}`;
  await generate(
    {
      schema: { [`${origin}/graphql`]: { headers: { authorization } } },
      documents: join(folder, 'with-graphql-codegen.ts'),
      silent: true,
      generates: {
        [`${join(folder, 'gql')}/`]: {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: { documentMode: 'string' },
        },
      },
      emitLegacyCommonJSImports: false,
    },
    true,
  );
}

/** Writes the generators' code and the programs that use it as a project. */
async function makeProject(): Promise<void> {
  const response = await fetch(`${origin}/api/openapi.json`);
  const document = (await response.json()) as object;
  await writeFile(join(folder, 'schema.ts'), astToString(await openapiTypescript(JSON.stringify(document))));
  const { files } = await generateApi({ spec: document as never, silent: true });
  await writeFile(join(folder, 'api.ts'), files[0]?.fileContent ?? '');
  for (const name of NAMES) await copyFile(join(PROGRAMS, `${name}.ts`), join(folder, `${name}.ts`));
  await generateGraphql();
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    rewriteRelativeImportExtensions: true,
    outDir: 'built',
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', 'gql/*.ts'] }),
  );
}

/** Runs a program of an integrator against the product; throws when it fails. */
async function runClient(command: string, file: string): Promise<void> {
  const { stderr } = await run(command, [file], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      BASE_URL: `${origin}/api`,
      GRAPHQL_URL: `${origin}/graphql`,
      ADMIN_KEY: adminKey,
      RATED_NAME,
    },
  });
  expect(stderr).toBe('');
}

test('clients that public generators make compile', async () => {
  const checked = await run(process.execPath, [TSC, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe('');
});

test.each(NAMES)('a program works %s', async (name) => {
  await runClient(process.execPath, join(folder, 'built', `${name}.js`));
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('a program works with urllib', () =>
  runClient('python3', join(PROGRAMS, 'with_urllib.py')),
);

test('what they created is there, and approved', async () => {
  const rows =
    await guia.sql`SELECT name FROM companies WHERE name LIKE '% Gerada' AND is_approved ORDER BY name`;
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Livraria Gerada', 'Oficina Gerada', 'Padaria Gerada']),
  );
});
