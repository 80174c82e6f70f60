import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  askWithRetries,
  type DataDir,
  killPostmaster,
  makeDataDir,
  makeOriginal,
  postmasterOf,
} from '../../../test/helpers/embedded/folder.ts';
import { buildHolder, Holder, type HolderScript } from '../../../test/helpers/embedded/holder.ts';
import { startEmbedded } from './embedded-server.ts';

let script: HolderScript;
let original: DataDir;
let folder: DataDir;
let logged: string[];
const start = (exclusive = true) =>
  startEmbedded({ dataDir: folder.path, exclusive, log: (message) => logged.push(message) });
const hold = (role: 'program' | 'command' = 'program') => new Holder(script, folder.path, role);

/** Waits until the program holds its lock again, by another connection process than `ended`. */
const untilLocked = (url: string, ended = 0) =>
  askWithRetries(
    url,
    `SELECT 1 / count(*) FROM pg_stat_activity WHERE application_name = 'guia-program-lock' AND pid <> ${ended}`,
  );

beforeAll(async () => {
  script = await buildHolder();
  original = await makeOriginal();
});
afterAll(async () => {
  await script.remove();
  await original.remove();
});
beforeEach(async () => {
  folder = await makeDataDir(original);
  logged = [];
});
afterEach(() => folder.remove());

describe('killed with -9', () => {
  it('the program: the next start takes over its database', async () => {
    const program = hold();
    const url = await program.url();
    await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const postmaster = await postmasterOf(folder.path);
    await program.kill();
    expect(await postmasterOf(folder.path)).toBe(postmaster);

    const next = await start();
    expect(next.url).toBe(url);
    expect(await postmasterOf(folder.path)).toBe(postmaster);
    expect(await ask(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });

  it('the database: the program restarts it at the same address, each time', async () => {
    const program = await start();
    await ask(program.url, 'CREATE TABLE kept (round int)');
    for (const round of [1, 2]) {
      await ask(program.url, `INSERT INTO kept VALUES (${round})`);
      await killPostmaster(folder.path);
      const rows = await askWithRetries(program.url, 'SELECT count(*)::int AS rounds FROM kept');
      expect(rows).toEqual([{ rounds: round }]);
    }
    await untilLocked(program.superuserUrl);
    await expect(start()).rejects.toThrow('está em uso');
    expect(logged).toContain('O banco de dados voltou a responder.');
    await program.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });

  it('a database that was taken over is restarted too', async () => {
    const program = hold();
    await program.url();
    await program.kill();
    const next = await start();
    await killPostmaster(folder.path);
    expect(await askWithRetries(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('both: the next start serves what was committed', async () => {
    const program = hold();
    const url = await program.url();
    await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await program.kill();
    await killPostmaster(folder.path);
    const next = await start();
    expect(await ask(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  it('a connection process of the database: the program reconnects', async () => {
    const program = await start();
    const [row] = await ask(
      program.superuserUrl,
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'guia-program-lock'`,
    );
    process.kill(Number(row?.pid), 'SIGKILL');
    await untilLocked(program.superuserUrl, Number(row?.pid));
    await expect(start()).rejects.toThrow('está em uso');
    await program.stop();
  });

  it('the database right before a stop: the stop finishes and leaves no process', async () => {
    const program = await start();
    await killPostmaster(folder.path);
    await program.stop();
    const next = await start();
    await next.stop();
    expect(await postmasterOf(folder.path)).toBeNull();
  });
});

describe('concurrent starts', () => {
  it('on an empty folder create one database', async () => {
    await folder.remove();
    folder = await makeDataDir();
    const holders = [hold('program'), hold('command'), hold('command')];
    const urls = await Promise.all(holders.map((holder) => holder.url()));
    expect(new Set(urls).size).toBe(1);
    const left = (await readdir(folder.path)).filter((name) => !name.endsWith('.log'));
    expect(left.sort()).toEqual(['postgres', 'postgres-password']);
    await Promise.all(holders.map((holder) => holder.stop()));
    expect(await postmasterOf(folder.path)).toBeNull();
  });

  it('permit exactly one program', async () => {
    const holders = [hold(), hold(), hold()];
    const answers = await Promise.all(holders.map((holder) => holder.answer));
    expect(answers.filter(({ url }) => url)).toHaveLength(1);
    expect(answers.filter(({ refused }) => refused?.includes('está em uso'))).toHaveLength(2);
    for (const [index, holder] of holders.entries()) {
      if (answers[index]?.url) await holder.stop();
      else expect(await holder.ended).toBe(2);
    }
    expect(await postmasterOf(folder.path)).toBeNull();
  });
});
