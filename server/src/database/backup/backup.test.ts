import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  backupOf,
  everythingIn,
  expectedAfterRestore,
  restore,
  startAppToBackUp,
} from '../../../test/helpers/backup-fixtures.ts';
import { startTcpProxy } from '../../../test/helpers/tcp-proxy.ts';
import type { TestApp } from '../../../test/helpers/test-app.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../test/helpers/test-database.ts';
import { isDatabaseAway } from '../postgres-errors.ts';
import { backupToFile } from './write-backup.ts';

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

  test('holds every row of every table; a restore brings back all but sessions, keys and links', async () => {
    const before = await everythingIn(guia.url);
    const { file, rows } = await backupOf(guia.url);
    expect(Object.values(before.rows).flat()).toHaveLength(rows);
    for (const table of [
      'companies',
      'ratings',
      'api_keys',
      'sessions',
      'search_documents',
      'audit_entries',
      'mails',
    ]) {
      expect(before.rows[table]?.length, table).toBeGreaterThan(0);
    }
    const url = await emptyDatabase();
    expect(await restore(url, file)).toMatchObject({ rows });
    expect(await everythingIn(url)).toEqual(await expectedAfterRestore(guia.url));
  });

  test('is consistent while rows are written', async () => {
    let isWriting = true;
    const rows = await guia.sql`SELECT id FROM companies WHERE is_approved AND is_active LIMIT 5`;
    const writing = (async () => {
      for (let n = 0; isWriting; n++) {
        const rating = { rating: 1, browser_fingerprint: `meanwhile-${n}` };
        const caller = { address: `10.0.${n >> 8}.${n & 255}` };
        await guia.rest('POST', `/companies/${rows[n % rows.length].id}/rate`, rating, caller);
      }
    })();
    const { file } = await backupOf(guia.url);
    isWriting = false;
    await writing;
    const url = await emptyDatabase();
    await restore(url, file);
    const restored = new pg.Client({ connectionString: url });
    await restored.connect();
    const wrong = await restored.query(
      `SELECT c.id FROM companies c LEFT JOIN ratings r ON r.company_id = c.id AND r.hidden_at IS NULL GROUP BY c.id
       HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)`,
    );
    await restored.end();
    expect(wrong.rows).toEqual([]);
  });

  test('of an empty database is refused', async () => {
    await expect(backupOf(await emptyDatabase())).rejects.toThrow('O banco de dados está vazio');
  });

  describe('to a file', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'guia-backup-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    /** Starts a backup that waits for a lock on a table, calls `interrupt`, and returns the error. */
    async function interrupted(path: string, url: string, signal: AbortSignal, interrupt: () => unknown) {
      const lock = await guia.pool.connect();
      await lock.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      const outcome = backupToFile(path, url, signal).then(
        () => null,
        (error: unknown) => error,
      );
      const isWaiting = async () => {
        const { rowCount } = await guia.pool.query(
          `SELECT FROM pg_stat_activity WHERE application_name = 'guia-backup' AND wait_event_type = 'Lock'
             AND datname = current_database()`,
        );
        return rowCount === 1;
      };
      await vi.waitUntil(isWaiting, { timeout: 10_000 });
      expect(await readdir(folder)).toContain(`${basename(path)}.incompleto`);
      await interrupt();
      const error = await outcome;
      await lock.query('ROLLBACK');
      lock.release();
      return error;
    }

    test('refuses an existing file; replaces the draft of a killed run', async () => {
      const path = join(folder, 'one.gz');
      const { signal } = new AbortController();
      await writeFile(`${path}.incompleto`, 'half');
      expect((await backupToFile(path, guia.url, signal)).rows).toBeGreaterThan(0);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).toEqual(['one.gz']);
      await expect(backupToFile(path, guia.url, signal)).rejects.toThrow('já existe');
      await expect(backupToFile(join(path, 'in-a-file.gz'), guia.url, signal)).rejects.toThrow('ENOTDIR');
      await rm(path);
    });

    test('leaves no file when the database connection is lost, and reports that', async () => {
      const proxy = await startTcpProxy(guia.url);
      const { signal } = new AbortController();
      const error = await interrupted(join(folder, 'away.gz'), proxy.url, signal, () => proxy.cut());
      expect(isDatabaseAway(error)).toBe(true);
      expect(await readdir(folder)).toEqual([]);
    });

    test('leaves no file when it is aborted', async () => {
      const stopping = new AbortController();
      const error = await interrupted(join(folder, 'stopped.gz'), guia.url, stopping.signal, () =>
        stopping.abort(),
      );
      expect((error as Error).name).toBe('AbortError');
      expect(await readdir(folder)).toEqual([]);
    });
  });
});
