import type { EntityManager } from 'typeorm';
import { CHANNEL } from '../database/change-feed.ts';
import type { Database } from '../database/database.ts';
import { transactionReader } from '../database/statement.ts';

/** Forgotten in one statement, far within its time limit. */
const MOST = 1_000;

/**
 * Deletes up to 1,000 decisions, which can then no longer be undone, with what undoing them would need. Their mails and
 * events are sent, and a trigger drops logos that they alone kept. Of those that another transaction has locked it waits, or
 * skips them. Returns how many it deleted.
 */
export async function forgetDecisions(
  manager: EntityManager,
  condition: string,
  values: readonly unknown[] = [],
  locked: 'wait' | 'skip' = 'wait',
): Promise<number> {
  const released = (table: string, columns: string) => `UPDATE ${table} SET ${columns}
    WHERE decision_id IN (SELECT id FROM forgotten) AND next_try_at = 'infinity'`;
  const text = `WITH forgotten AS (
      DELETE FROM decisions WHERE id IN (
        SELECT id FROM decisions WHERE ${condition} ORDER BY id LIMIT ${MOST}
        FOR UPDATE ${locked === 'skip' ? 'SKIP LOCKED' : ''})
      RETURNING id
    ), mail AS (${released('mails', 'next_try_at = now()')}
    ), event AS (${released('webhook_deliveries', 'next_try_at = now(), scheduled_at = now()')}
    ) SELECT id FROM forgotten`;
  const forgotten = await transactionReader(manager).query({ name: '', text }, values);
  if (forgotten.length === 0) return 0;
  await manager.query(`SELECT pg_notify($1, 'mails'), pg_notify($1, 'webhooks')`, [CHANNEL]);
  return forgotten.length;
}

/** Forgets the decisions whose time to be undone is over. */
export async function forgetDue(db: Database): Promise<void> {
  const forget = (manager: EntityManager) => forgetDecisions(manager, 'effective_at <= now()', [], 'skip');
  while ((await db.transaction(forget)) === MOST);
}
