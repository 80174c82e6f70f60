import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { testApp } from '../helpers/test-app.ts';

const TUTORIAL = fileURLToPath(new URL('../../../docs/tutorial/', import.meta.url));

const guia = testApp();
let id: number;
let env: Record<string, string>;
let page: ChildProcess;
let pageUrl: string;
beforeAll(async () => {
  id = await makeCompany(guia.pool, {
    name: 'Padaria <Trigo & Mel>',
    address: 'Rua das Magnólias, 482',
    phone: '(19) 99555-0100',
  });
  await guia.settled();
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = guia.app.server.address() as AddressInfo;
  env = { PATH: process.env.PATH ?? '', GUIA_URL: `http://127.0.0.1:${port}`, PORT: '0' };
  page = spawn(process.execPath, ['page.mjs'], { cwd: `${TUTORIAL}padarias`, env });
  const [line] = await once(page.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  pageUrl = String(line).trim();
});
afterAll(async () => {
  page.kill();
});

test('the page of the tutorial lists the bakeries of a city', async () => {
  const response = await fetch(`${pageUrl}/?city=Campinas`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1>Padarias em Campinas</h1>');
  expect(html).toContain('<p>1 padaria</p>');
  expect(html).toContain('Padaria &#60;Trigo &#38; Mel&#62;</a>');
  expect(html).toContain('Rua das Magnólias, 482<br>(19) 99555-0100');
  expect(html).toContain(`href="${env.GUIA_URL}/company/${id}"`);
  expect(await (await fetch(`${pageUrl}/?city=Manaus`)).text()).toContain('<p>0 padarias</p>');
});

test('its commands print what they say', async () => {
  for (const file of ['bakeries-page.md', 'pagina-de-padarias.md']) {
    const [, script = ''] = /^node -e "(.+)"$/m.exec(readFileSync(TUTORIAL + file, 'utf8')) ?? [];
    const program = spawn(process.execPath, ['-e', script], { cwd: `${TUTORIAL}padarias`, env });
    let printed = '';
    for await (const chunk of program.stdout) printed += String(chunk);
    expect(printed, file).toContain("name: 'Padaria <Trigo & Mel>'");
  }
});

test('both languages show all its files', () => {
  for (const file of readdirSync(`${TUTORIAL}padarias`)) {
    for (const doc of ['bakeries-page.md', 'pagina-de-padarias.md']) {
      expect(readFileSync(TUTORIAL + doc, 'utf8')).toContain(`](padarias/${file})`);
    }
  }
});
