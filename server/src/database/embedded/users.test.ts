import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  askWithRetries,
  type DataDir,
  killPostmaster,
  makeDataDir,
  postmasterOf,
} from '../../../test/helpers/embedded/folder.ts';
import { buildHolder, Holder, type HolderScript } from '../../../test/helpers/embedded/holder.ts';
import { startEmbedded } from './embedded-server.ts';

const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'];
const isRoot = process.getuid?.() === 0;
/** Only root can become another user, who must be able to reach Node and this project. */
const canBeNobody =
  isRoot &&
  spawnSync('setpriv', [
    ...AS_NOBODY.slice(1),
    process.execPath,
    '-e',
    'process.chdir(process.argv[1])',
    import.meta.dirname,
  ]).status === 0;

let script: HolderScript;
let folder: DataDir;

beforeAll(async () => {
  script = await buildHolder();
  await chmod(join(script.path, '..'), 0o755);
});
afterAll(() => script.remove());
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => folder.remove());

describe.skipIf(!isRoot)('run by root', () => {
  it('the database belongs to another user', async () => {
    const server = await startEmbedded({ dataDir: folder.path, exclusive: true, log: () => {} });
    const pid = await postmasterOf(folder.path);
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
    expect((await stat(join(folder.path, 'postgres'))).uid).toBe((await stat(`/proc/${pid}`)).uid);
    await server.stop();
  });

  it('the data may be in a folder closed to that user, whose permissions stay unchanged', async () => {
    const home = join(folder.path, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'projeto', 'data');
    const server = await startEmbedded({ dataDir, exclusive: true, log: () => {} });
    await ask(server.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killPostmaster(dataDir);
    expect(await askWithRetries(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    const command = await startEmbedded({ dataDir, exclusive: false, log: () => {} });
    expect(command.url).toBe(server.url);
    await command.stop();
    await server.stop();
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    const again = await startEmbedded({ dataDir, exclusive: true, log: () => {} });
    expect(await ask(again.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await again.stop();
  });
});

describe.skipIf(!canBeNobody)('run by an ordinary user', () => {
  const holdAsNobody = () => new Holder(script, folder.path, 'program', AS_NOBODY);

  it('the database is theirs; root may run it later, and they again', async () => {
    await chown(folder.path, NOBODY, NOBODY);
    const theirs = holdAsNobody();
    await ask(await theirs.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect((await stat(join(folder.path, 'postgres'))).uid).toBe(NOBODY);
    await theirs.stop();

    const root = await startEmbedded({ dataDir: folder.path, exclusive: true, log: () => {} });
    expect(await ask(root.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await root.stop();
    expect((await stat(join(folder.path, 'postgres'))).uid).toBe(NOBODY);

    const again = holdAsNobody();
    expect(await ask(await again.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await again.kill();
    await killPostmaster(folder.path);
    const last = holdAsNobody();
    expect(await ask(await last.url(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await last.stop();
  });

  it('the error names the variable of a folder that cannot be written', async () => {
    const { refused } = await holdAsNobody().answer;
    expect(refused).toContain(`DATA_DIR: ${folder.path} não pode ser usada`);
  });

  it('the error says that the data belong to another user', async () => {
    const root = await startEmbedded({ dataDir: folder.path, exclusive: true, log: () => {} });
    await root.stop();
    const { refused } = await holdAsNobody().answer;
    expect(refused).toContain('pertence a outro usuário do sistema');
  });
});
