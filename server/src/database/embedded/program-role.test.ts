import { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, type DataDir, makeDataDir } from '../../../test/helpers/embedded/folder.ts';
import { migrateTemplate } from '../../../test/helpers/migrate-template.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { OldDatabaseError } from '../old-database-error.ts';
import { connect } from '../setup/open-database.ts';
import { type EmbeddedServer, startEmbedded } from './embedded-server.ts';

let folder: DataDir;
let server: EmbeddedServer;
const start = () => startEmbedded({ dataDir: folder.path, exclusive: true, log: () => {} });
beforeEach(async () => {
  folder = await makeDataDir();
  server = await start();
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

const ROLE = `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
              FROM pg_roles WHERE rolname = current_user`;
const NOTHING = {
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolreplication: false,
  rolbypassrls: false,
};
test("the program's role has no right outside its own database", async () => {
  expect(await ask(server.url, ROLE)).toEqual([NOTHING]);
  for (const statement of [
    `SELECT pg_read_file('postmaster.pid')`,
    `COPY (SELECT 1) TO PROGRAM 'true'`,
    `ALTER SYSTEM SET log_min_messages = 'debug5'`,
    'CREATE ROLE outro SUPERUSER',
    'CREATE DATABASE outro',
    'ALTER ROLE current_user SUPERUSER',
    'SET ROLE guia',
    'SET session_replication_role = replica',
    'SELECT rolpassword FROM pg_authid',
  ]) {
    await expect(ask(server.url, statement), statement).rejects.toThrow(/permission denied|must be|not be/i);
  }
  expect(
    await ask(server.superuserUrl, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user'),
  ).toEqual([{ rolsuper: true }]);
});

test('its password opens nothing but its own role', async () => {
  const asSuperuser = new URL(server.superuserUrl);
  asSuperuser.password = new URL(server.url).password;
  await expect(ask(asSuperuser.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
});

test('it can create its tables, back them up and restore them with --replace', async () => {
  await migrateTemplate(server.url);
  await replaceByItself(server.url);
  expect(await ask(server.url, 'SELECT count(*)::int AS count FROM users')).toEqual([{ count: 1 }]);
});

test('a folder from before version 1.0 is rejected with a sentence and stays unchanged', async () => {
  const { pathname, username } = new URL(server.url);
  const postgres = new URL(server.superuserUrl);
  postgres.pathname = '/postgres';
  await ask(postgres.href, `DROP DATABASE ${pathname.slice(1)} WITH (FORCE)`);
  await ask(postgres.href, `DROP ROLE ${username}`);
  await ask(postgres.href, `CREATE DATABASE ${pathname.slice(1)}`);
  await ask(server.superuserUrl, 'CREATE TABLE users (id int)');

  const command = startEmbedded({ dataDir: folder.path, exclusive: false, log: () => {} });
  await expect(command).rejects.toThrow(OldDatabaseError);
  await expect(command).rejects.toThrow(/^O banco de dados é de antes da versão 1\.0 .+ DATA_DIR\.$/);
  expect(
    await ask(
      server.superuserUrl,
      `SELECT relowner::regrole::text AS owner, (SELECT count(*)::int FROM pg_roles WHERE rolname = '${username}') AS roles
       FROM pg_class WHERE relname = 'users'`,
    ),
  ).toEqual([{ owner: 'guia', roles: 0 }]);
});

/** Backs up a database and restores it over itself. */
async function replaceByItself(url: string): Promise<void> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeBackup(url, out);
  const database = await connect(url, readConfig({}), { role: 'command', log: createLog('silent') });
  try {
    await restoreBackup(database, Readable.from(chunks), { replace: true });
  } finally {
    await database.close();
  }
}
