import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { ADMIN } from '../helpers/migrate-template.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAMS = fileURLToPath(new URL('./generated-clients', import.meta.url));
const TSC = join(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
const NAMES = ['with-openapi-fetch', 'with-swagger-typescript-api'] as const;
const run = promisify(execFile);

let guia: TestApp;
let baseUrl: string;
let folder: string;
beforeAll(async () => {
  guia = await startTestApp();
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(guia.app.server.address() as AddressInfo).port}/api`;
  folder = await mkdtemp(join(tmpdir(), 'guia-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await guia.close();
});

/** Writes the code of both generators and both programs that use it as a project. */
async function makeProject(): Promise<void> {
  const response = await fetch(`${baseUrl}/openapi.json`);
  const document = (await response.json()) as object;
  await writeFile(join(folder, 'schema.ts'), astToString(await openapiTypescript(JSON.stringify(document))));
  const { files } = await generateApi({ spec: document as never, silent: true });
  await writeFile(join(folder, 'api.ts'), files[0]?.fileContent ?? '');
  for (const name of NAMES) await copyFile(join(PROGRAMS, `${name}.ts`), join(folder, `${name}.ts`));
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
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}

test('clients that public generators make from the document compile and work', async () => {
  await makeOwner();
  await makeProject();
  const checked = await run(process.execPath, [TSC, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe('');
  for (const name of NAMES) {
    const { stderr } = await run(process.execPath, [join(folder, 'built', `${name}.js`)], {
      cwd: folder,
      env: {
        PATH: process.env.PATH ?? '',
        BASE_URL: baseUrl,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        RATED_NAME: 'Mercearia Sol Nascente',
      },
    });
    expect(stderr).toBe('');
  }
  const { rows } = await guia.pool.query(
    `SELECT name, is_approved FROM companies WHERE name LIKE '% Gerada' ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'Oficina Gerada', is_approved: true },
    { name: 'Padaria Gerada', is_approved: true },
  ]);
});

/** Makes an owner with a company. */
async function makeOwner(): Promise<void> {
  const { id } = await guia.owner();
  await makeCompany(guia.pool, { name: 'Mercearia Sol Nascente', owner_id: id });
  await guia.settled();
}
