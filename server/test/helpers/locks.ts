import pg from 'pg';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Locks a table; returns a function that unlocks it. */
export async function lock(guia: TestApp, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: guia.url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

/** Waits until `count` statements wait for a lock. */
export const untilWaiting = (guia: TestApp, count: number) =>
  vi.waitUntil(
    async () => {
      const rows = await guia.sql`SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return rows[0].n >= count;
    },
    { timeout: 10_000 },
  );
