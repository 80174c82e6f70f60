import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  backupOf,
  everythingIn,
  expectedAfterRestore,
  restore,
  startAppToBackUp,
} from '../../../test/helpers/backup-fixtures.ts';
import { startTestApp, type TestApp } from '../../../test/helpers/test-app.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/helpers/test-database.ts';
import { recordRestore } from '../../commands/record-restore.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { Database } from '../database.ts';
import { migrate } from '../setup/migrate.ts';
import { MIGRATIONS } from '../setup/migrations.ts';
import { connect } from '../setup/open-database.ts';
import { TABLES } from '../setup/tables.ts';

const log = createLog('silent');
const config = readConfig({});
const isEmpty = async (url: string) => Object.keys((await everythingIn(url)).rows).length === 0;

describe('a backup', () => {
  let guia: TestApp;
  const databases: TestDatabase[] = [];
  const emptyDatabase = async () => {
    const database = await createEmptyDatabase();
    databases.push(database);
    return database.url;
  };

  beforeAll(async () => {
    guia = await startAppToBackUp();
  });
  afterAll(async () => {
    await guia.close();
    for (const database of databases) await database.close();
  });

  test('restored has no session or link, also none that was valid when it was made', async () => {
    const { email, token, id } = await guia.owner();
    const link = 'ficha-do-e-mail-de-uma-nova-senha';
    await guia.sql`INSERT INTO one_time_tokens (token_hash, user_id, purpose, email, expires_at)
       VALUES (sha256(${Buffer.from(link)}), ${id}, 'reset-password', ${email}, now() + interval '1 hour')`;
    const { file } = await backupOf(guia.url);
    await guia.rest('POST', '/auth/logout', undefined, { token });
    const url = await emptyDatabase();
    const { endedSessions, endedLinks } = await restore(url, file);
    expect(endedSessions).toBeGreaterThan(0);
    expect(endedLinks).toBe(1);
    const instance = await startTestApp({}, { instanceOf: { ...guia, url } });
    try {
      expect((await instance.rest('GET', '/auth/user', undefined, { token })).status).toBe(401);
      const password = 'uma-senha-de-quem-achou-o-e-mail';
      const { body } = await instance.graphql(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
        { input: { token: link, password, passwordConfirmation: password } },
      );
      expect(body.errors[0].extensions.fields).toHaveProperty('token');
    } finally {
      await instance.close();
      await guia.sql`DELETE FROM one_time_tokens`;
    }
  });

  test('restored is usable: logins, triggers and sequences work', async () => {
    const url = await emptyDatabase();
    await restore(url, (await backupOf(guia.url)).file);
    const instance = await startTestApp({}, { instanceOf: { ...guia, url } });
    const token = await instance.adminToken();
    expect((await instance.rest('GET', '/auth/user', undefined, { token })).body.user.role).toBe('admin');
    const rows = await instance.sql`SELECT id, name, rating_count AS count FROM companies WHERE is_approved
      AND is_active ORDER BY id DESC LIMIT 1`;
    const [company] = rows;
    await instance.rest('POST', `/companies/${company.id}/rate`, {
      rating: 5,
      browser_fingerprint: 'after-it',
    });
    const { body } = await instance.rest('GET', `/companies?q=${encodeURIComponent(company.name)}`);
    expect(body.data.data.find(({ id }: { id: number }) => id === company.id).total_ratings).toBe(
      company.count + 1,
    );
    await instance.close();
  });

  test('restored by an operator has an audit entry with operator and file', async () => {
    const { file } = await backupOf(guia.url);
    const url = await emptyDatabase();
    await restore(url, file, false, recordRestore('maria', 'guia.backup.gz'));
    const instance = await startTestApp({}, { instanceOf: { ...guia, url } });
    const token = await instance.adminToken();
    const { body } = await instance.graphql(
      '{ adminAuditEntries(perPage: 1) { items { actorText actionText subjectText changes { name afterText } } } }',
      {},
      { token },
    );
    expect(body.data.adminAuditEntries.items[0]).toEqual({
      actorText: 'A linha de comando (maria)',
      actionText: 'restaurou uma cópia de segurança',
      subjectText: null,
      changes: [
        { name: 'Cópia feita em', afterText: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/) },
        { name: 'Arquivo', afterText: 'guia.backup.gz' },
      ],
    });
    await instance.close();
  });

  test('restored has the same search results: by words, with a typing error and a city', async () => {
    const url = await emptyDatabase();
    await restore(url, (await backupOf(guia.url)).file);
    const instance = await startTestApp({}, { instanceOf: { ...guia, url } });
    for (const [typed, used] of [
      ['padaria', undefined],
      ['padraia', 'padaria'],
      ['cantina em são paulo', undefined],
    ] as const) {
      const path = `/companies?q=${encodeURIComponent(typed)}`;
      const { body } = await guia.rest('GET', path);
      expect(body.data.data.length, typed).toBeGreaterThan(0);
      expect(body.data.total, typed).toBeLessThan(30);
      expect(body.correction?.used, typed).toBe(used);
      expect((await instance.rest('GET', path)).body, typed).toEqual(body);
    }
    await instance.close();
  });

  test('is refused by a database that is not empty, unless `replace` is set', async () => {
    const { file } = await backupOf(guia.url);
    const other = await createTestDatabase();
    databases.push(other);
    const before = await everythingIn(other.url);
    const program = await startTestApp({}, { instanceOf: { ...guia, url: other.url } });
    await expect(restore(other.url, file, true)).rejects.toThrow(
      'O programa está rodando neste banco de dados',
    );
    await program.close();
    await expect(restore(other.url, file)).rejects.toThrow('O banco de dados não está vazio.');
    await expect(restore(other.url, file.subarray(0, file.length >> 1), true)).rejects.toThrow('incompleto');
    expect(await everythingIn(other.url)).toEqual(before);
    await restore(other.url, file, true);
    expect(await everythingIn(other.url)).toEqual(await expectedAfterRestore(guia.url));
  });

  test('that is incomplete, damaged or of a newer version restores nothing', async () => {
    const url = await emptyDatabase();
    const { file } = await backupOf(guia.url);
    const text = gunzipSync(file).toString('latin1');
    const changed = (from: string | RegExp, to: string) =>
      gzipSync(Buffer.from(text.replace(from, to), 'latin1'));
    for (const [broken, reason] of [
      [file.subarray(0, file.length - 20), 'incompleto'],
      [changed(/\n\{"end":true[^\n]*\n$/, '\n'), 'incompleto'],
      [changed(/\n[^\n]*\n\\\.\n\{"name":"cities"/, '\n\\.\n{"name":"cities"'), 'linhas restauradas'],
      [changed('"migrations":[', '"migrations":["Later1863690000000",'), 'versão mais nova'],
      [changed('"migrations":[', '"migrations":["Catalogue1763690000000",'), 'antes da versão 1.0'],
      [changed('"version":1', '"version":2'), 'formato 1'],
      [gzipSync(Buffer.from('hello\n')), 'não é uma cópia de segurança'],
      [Buffer.from('nome;cidade\n'), 'não é uma cópia de segurança'],
    ] as const) {
      await expect(restore(url, broken), reason).rejects.toThrow(reason);
      expect(await isEmpty(url), reason).toBe(true);
    }
  });

  test('of an older version is restored with its schema, and the next start migrates it', async () => {
    const [old, url] = [await emptyDatabase(), await emptyDatabase()];
    const then = new Database({ url: old, config, role: 'command', log });
    await then.connect({ ...TABLES, migrations: MIGRATIONS.slice(0, -1) });
    const addAna = async (client: pg.ClientBase) => {
      await client.query(
        `INSERT INTO users (name, email, password_hash, role) VALUES ('Ana', 'ana@x.br', 'h', 'user')`,
      );
    };
    await migrate(then, addAna, log);
    await then.close();
    await restore(url, (await backupOf(old)).file);
    expect(await everythingIn(url)).toEqual(await everythingIn(old));
    const now = await connect(url, config, { role: 'command', log });
    await migrate(now, async () => {}, log);
    await now.close();
    const { rows } = await everythingIn(url);
    expect(rows.migrations).toHaveLength(MIGRATIONS.length);
    expect(rows.users?.join()).toContain('ana@x.br');
  });
});
