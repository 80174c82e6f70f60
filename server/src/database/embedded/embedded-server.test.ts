import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  type DataDir,
  makeDataDir,
  makeOriginal,
  postmasterOf,
} from '../../../test/helpers/embedded/folder.ts';
import { DataDirInUseError, EmbeddedError } from './embedded-error.ts';
import { startEmbedded } from './embedded-server.ts';

let original: DataDir;
let folder: DataDir;
let logged: string[];
const start = (exclusive = true) =>
  startEmbedded({ dataDir: folder.path, exclusive, log: (message) => logged.push(message) });

beforeAll(async () => {
  original = await makeOriginal();
});
afterAll(() => original.remove());
beforeEach(async () => {
  folder = await makeDataDir(original);
  logged = [];
});
afterEach(() => folder.remove());

describe('the embedded database', () => {
  it('is created at the first start; data and password stay at the second', async () => {
    await folder.remove();
    folder = await makeDataDir();
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await postmasterOf(folder.path)).toBeNull();

    const second = await start();
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(new URL(second.url).pathname).toBe('/guia');
    await second.stop();
    expect((await readdir(folder.path)).sort()).toEqual([
      'postgres',
      'postgres-password',
      'postgres-start.log',
    ]);
  });

  it('writes every commit to disk and listens to this machine alone', async () => {
    const server = await start();
    const rows = await ask(
      server.superuserUrl,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes',
         'listen_addresses', 'unix_socket_directories', 'TimeZone', 'jit', 'max_connections')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      TimeZone: 'UTC',
      jit: 'off',
      max_connections: '100',
    });
    await server.stop();
  });

  it('sorts Portuguese letters and has the extensions that the search needs', async () => {
    const server = await start();
    const client = server.url;
    await ask(client, 'CREATE EXTENSION unaccent');
    await ask(client, 'CREATE EXTENSION pg_trgm');
    expect(
      await ask(client, `SELECT lower('ÁÇÃO') AS low, to_tsvector('portuguese', 'Refeições')::text AS stem`),
    ).toEqual([{ low: 'áção', stem: "'refeiçõ':1" }]);
    await server.stop();
  });

  it('stores the password in a file readable by its owner only, and requires it', async () => {
    const server = await start();
    const path = join(folder.path, 'postgres-password');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    // The program's own is derived from it.
    expect((await readFile(path, 'utf8')).trim()).toBe(new URL(server.superuserUrl).password);
    const wrong = new URL(server.url);
    wrong.password = 'errada';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });

  it('renames an incomplete cluster and deletes nothing', async () => {
    await rm(join(folder.path, 'postgres'), { recursive: true });
    await mkdir(join(folder.path, 'postgres'));
    await writeFile(join(folder.path, 'postgres', 'PG_VERSION'), '18\n');
    const server = await start();
    await ask(server.url, 'SELECT 1');
    await server.stop();
    const aside = (await readdir(folder.path)).find((name) => name.startsWith('postgres-incompleto-'));
    expect(await readFile(join(folder.path, aside ?? '', 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(logged.join()).toContain(aside);
  });

  it('names the variable when its folder is a file, or in one', async () => {
    const file = join(folder.path, 'postgres-password');
    for (const dataDir of [file, join(file, 'data')]) {
      const starting = startEmbedded({ dataDir, exclusive: true, log: () => {} });
      await expect(starting).rejects.toThrow(EmbeddedError);
      await expect(starting).rejects.toThrow(`DATA_DIR: ${dataDir} é um arquivo`);
    }
  });

  it('is not created with `mustExist`; `isNew` is true when it was created', async () => {
    const dataDir = join(folder.path, 'outra');
    const options = { dataDir, exclusive: false, log: () => {} };
    await expect(startEmbedded({ ...options, mustExist: true })).rejects.toThrow(
      `DATA_DIR ${dataDir}: não há banco de dados aqui.`,
    );
    expect(await readdir(folder.path)).not.toContain('outra');
    for (const isNew of [true, false]) {
      const server = await startEmbedded(options);
      expect(server.isNew).toBe(isNew);
      await server.stop();
    }
    const password = join(dataDir, 'postgres-password');
    await rm(password);
    await expect(startEmbedded(options)).rejects.toThrow(`A senha do banco de dados falta (${password})`);
    expect(await readdir(dataDir)).not.toContain('postgres-password');
  });

  it('rejects a second program with a clear sentence, and the first one continues', async () => {
    const first = await start();
    const second = start();
    await expect(second).rejects.toThrow(DataDirInUseError);
    await expect(second).rejects.toThrow(
      `A pasta de dados ${folder.path} está em uso por outra cópia do programa que está rodando.`,
    );
    expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
    const third = await start();
    await third.stop();
  });

  it('serves commands beside the program, and stops with the last user', async () => {
    const program = await start();
    const command = await start(false);
    const other = await start(false);
    expect(command.url).toBe(program.url);
    await command.stop();
    await ask(program.url, 'SELECT 1');
    await program.stop();
    await ask(other.url, 'SELECT 1');
    await other.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });

  it('serves a command without a program, and a program started meanwhile', async () => {
    const command = await start(false);
    const program = await start();
    await command.stop();
    await ask(program.url, 'SELECT 1');
    await program.stop();
    const alone = await start(false);
    await alone.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });

  it('is shut down once', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });
});
