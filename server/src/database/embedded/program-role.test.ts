import { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, type DataDir, makeDataDir } from '../../../test/helpers/embedded/folder.ts';
import { migrateTemplate } from '../../../test/helpers/migrate-template.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
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
/** What the program made and somebody else owns. */
const OTHERS = `
  SELECT oid::regclass::text AS name, relowner AS owner FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION SELECT proname, proowner FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION SELECT typname, typowner FROM pg_type WHERE typnamespace = 'public'::regnamespace
  UNION SELECT cfgname, cfgowner FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
  UNION SELECT dictname, dictowner FROM pg_ts_dict WHERE dictnamespace = 'public'::regnamespace`;

test('the program may do nothing beyond its own database', async () => {
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

test('it can make its tables, back them up and put them back in place of what is there', async () => {
  await migrateTemplate(server.url);
  await replaceByItself(server.url);
  expect(await ask(server.url, 'SELECT count(*)::int AS count FROM users')).toEqual([{ count: 1 }]);
});

test('a folder of before is given to it once, with all that is in it', async () => {
  const { pathname } = new URL(server.url);
  const postgres = new URL(server.superuserUrl);
  postgres.pathname = '/postgres';
  const [row] = await ask(server.url, 'SELECT current_user AS role');
  await ask(postgres.href, `DROP DATABASE ${pathname.slice(1)} WITH (FORCE)`);
  await ask(postgres.href, `DROP ROLE ${row?.role}`);
  await ask(postgres.href, `CREATE DATABASE ${pathname.slice(1)}`);
  await migrateTemplate(server.superuserUrl);
  await ask(
    server.superuserUrl,
    `CREATE VIEW some_view AS SELECT 1; CREATE TYPE some_type AS ENUM ('a'); CREATE SEQUENCE some_sequence`,
  );
  await server.stop();

  server = await start();
  expect(await ask(server.url, ROLE)).toEqual([NOTHING]);
  const others = await ask(
    server.url,
    `SELECT name FROM (${OTHERS}) o JOIN pg_roles r ON r.oid = o.owner WHERE r.rolname <> current_user
       AND name NOT IN (SELECT p.proname FROM pg_proc p JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e')
       AND name NOT IN (SELECT t.typname FROM pg_type t JOIN pg_depend d ON d.objid = t.oid AND d.deptype = 'e')
       AND name NOT IN (SELECT '_' || t.typname FROM pg_type t JOIN pg_depend d ON d.objid = t.oid AND d.deptype = 'e')
       AND name NOT IN (SELECT dictname FROM pg_ts_dict t JOIN pg_depend d ON d.objid = t.oid AND d.deptype = 'e')`,
  );
  expect(others).toEqual([]);
  await ask(server.url, 'DROP VIEW some_view; DROP TYPE some_type; DROP SEQUENCE some_sequence');
  await ask(server.url, 'ALTER TABLE users ADD COLUMN another int');
  await ask(server.url, 'ALTER TABLE users DROP COLUMN another');
  await migrateTemplate(server.url);
  await replaceByItself(server.url);

  // As an earlier version does that restores its backup here.
  await ask(server.superuserUrl, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrateTemplate(server.superuserUrl);
  await server.stop();

  server = await start();
  await replaceByItself(server.url);
  expect(await ask(server.url, 'SELECT count(*)::int AS count FROM users')).toEqual([{ count: 1 }]);
});

/** A backup, restored over itself. */
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
