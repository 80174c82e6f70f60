import pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

const WAITING = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Writes a change in a transaction, starts `work`, commits once `work` waits for a lock, and returns what `work`
 * resolves with.
 */
export async function duringChange<Answer>(
  guia: TestApp,
  change: string,
  values: unknown[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: guia.url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(change, values);
    const answer = work();
    await vi.waitUntil(async () => (await guia.pool.query(WAITING)).rows[0].n > 0, { timeout: 10_000 });
    await client.query('COMMIT');
    return await answer;
  } finally {
    await client.end();
  }
}
