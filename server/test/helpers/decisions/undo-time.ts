import { forgetDue } from '../../../src/decisions/forget-decisions.ts';
import type { TestApp } from '../test-app.ts';

/** Lets the ten seconds of all decisions and ended bulk actions pass. */
export async function passUndoTime({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  const pass = (table: string, columns: string[], condition = 'true') =>
    pool.query(
      `UPDATE ${table} SET ${columns.map((one) => `${one} = ${one} - interval '11 seconds'`).join(', ')} WHERE ${condition}`,
    );
  await pass('decisions', ['effective_at']);
  await pass('mails', ['next_try_at'], 'decision_id IS NOT NULL');
  await pass('webhook_deliveries', ['next_try_at'], 'decision_id IS NOT NULL');
  await pass('bulk_jobs', ['undoable_until', 'next_try_at'], 'undoable_until IS NOT NULL');
}

/** Forgets the decisions whose ten seconds have passed, as the background work does. */
export const forgetDecisions = ({ services }: Pick<TestApp, 'services'>): Promise<void> =>
  forgetDue(services.db);
