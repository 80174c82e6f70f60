import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { createTestDatabase } from '../../../test/helpers/test-database.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { DestroyOnTimeout } from '../destroy-on-timeout.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';

const { limits } = readConfig({});
const log = createLog('silent');
const IS_OPEN = `SELECT count(*)::int AS n FROM messages WHERE folded = ''`;

async function start(url: string): Promise<void> {
  const dataSource = createDataSource(url, limits, 'command', log, new DestroyOnTimeout());
  await dataSource.initialize();
  try {
    await migrate(url, dataSource, async () => {}, log);
  } finally {
    await dataSource.destroy();
  }
}

test('old messages are folded in steps that each let theirs go, and a start that was cut goes on', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  // The database may be dropped before the last connection has said good-bye.
  pool.on('error', () => {});
  const open = async (): Promise<number> => (await pool.query(IS_OPEN)).rows[0].n;
  try {
    const company = await makeCompany(pool);
    await pool.query(
      `INSERT INTO messages (company_id, sender_type, content)
       SELECT $1, 'visitor', 'Olá nº ' || n FROM generate_series(1, 2500) n`,
      [company],
    );
    // With gaps between the numbers, as in life.
    await pool.query(`DELETE FROM messages WHERE id % 7 = 0`);
    await pool.query(`UPDATE messages SET folded = ''`);
    await pool.query(`DELETE FROM migrations WHERE name LIKE 'FoldOldMessages%'`);
    const all = await open();

    // Somebody keeps the last message: the migration waits there, with nothing else in its hands.
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM messages ORDER BY id DESC LIMIT 1 FOR UPDATE');
    const cut = expect(start(database.url)).rejects.toThrow('terminating connection');
    const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const pids = async () => (await pool.query(`SELECT pid ${waiting}`)).rows;
    await vi.waitUntil(async () => (await pids()).length === 1, { timeout: 10_000 });
    expect(await open()).toBe(all - 2_000);
    await pool.query('UPDATE messages SET is_read = true WHERE id = (SELECT min(id) FROM messages)');
    await pool.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
    await cut;
    await holder.query('ROLLBACK');
    holder.release();

    expect(await open()).toBe(all - 2_000);
    await start(database.url);
    expect(await open()).toBe(0);
    const { rows } = await pool.query('SELECT count(*)::int AS n FROM messages WHERE folded LIKE $1', [
      ' ola n%',
    ]);
    expect(rows[0].n).toBe(all);
  } finally {
    await pool.end();
    await database.drop();
  }
});
