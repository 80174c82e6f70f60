import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { errorText } from '../src/commands/error-text.ts';
import { readConfig } from '../src/config.ts';
import { isDatabaseAway } from '../src/database/postgres-errors.ts';
import { connect } from '../src/database/setup/open-database.ts';
import { createLog } from '../src/shared/log.ts';

async function errorTextOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return errorText(error);
  }
  throw new Error('Nothing failed.');
}

const log = createLog('silent');
const connectTo = (change: (url: URL) => void) => () => {
  const url = new URL(inject('serverUrl'));
  change(url);
  return connect(url.href, readConfig({}), { role: 'command', log });
};

test.each([
  ['a wrong password', connectTo((url) => (url.password = 'errada')), 'esta senha'],
  ['a missing database', connectTo((url) => (url.pathname = '/nao_existe')), 'não existe'],
  ['a missing password', connectTo((url) => (url.password = '')), 'falta a senha'],
  ['SSL that is not there', connectTo((url) => (url.search = '?sslmode=no-verify')), 'SSL'],
])('%s is reported by the variable, without stack and password', async (_what, work, reason) => {
  const text = await errorTextOf(work);
  expect(text).toMatch(/^DATABASE_URL: /);
  expect(text).toContain(reason);
  expect(text).not.toMatch(/\n|errada/);
});

test.each(['EAI_AGAIN', 'ENETUNREACH', 'ENOTFOUND'])('with %s the database counts as unreachable', (code) => {
  expect(isDatabaseAway(Object.assign(new Error(`getaddrinfo ${code} db`), { code }))).toBe(true);
});

test('a missing Unix socket is an unreachable database; a missing file is not', async () => {
  const client = new pg.Client({ host: join(tmpdir(), `guia-nenhum-${process.pid}`) });
  expect(await errorTextOf(() => client.connect())).toBe('O banco de dados não responde.');
  expect(isDatabaseAway(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
});

test('an unreachable database has its own text', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 });
  expect(await errorTextOf(() => client.connect())).toBe('O banco de dados não responde.');
});

test('a missing folder and a missing file have different texts', async () => {
  const folder = join(tmpdir(), `guia-nenhuma-${process.pid}`);
  expect(await errorTextOf(() => open(join(folder, 'a.csv'), 'w'))).toBe(`A pasta ${folder} não existe.`);
  expect(await errorTextOf(() => open(`${folder}.csv`))).toBe(`O arquivo ${folder}.csv não existe.`);
});

test('an unknown error keeps its stack', () => {
  expect(errorText(new TypeError('Oops'))).toContain('error-text.test.ts');
});
