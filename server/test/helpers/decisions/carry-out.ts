import { DecisionWork } from '../../../src/decisions/decision-work.ts';
import type { TestApp } from '../test-app.ts';

/** Lets the ten seconds of all decisions and ended bulk actions pass; nothing carries them out. */
export async function passUndoTime({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  await pool.query(
    `UPDATE decisions SET effective_at = effective_at - interval '11 seconds',
       next_try_at = next_try_at - interval '11 seconds'`,
  );
  await pool.query(
    `UPDATE bulk_jobs SET undoable_until = undoable_until - interval '11 seconds',
       next_try_at = next_try_at - interval '11 seconds' WHERE undoable_until IS NOT NULL`,
  );
}

/** Carries out the decisions whose ten seconds have passed, as the background work does. */
export const carryOut = ({ services }: Pick<TestApp, 'services'>): Promise<void> =>
  new DecisionWork(services).deliverDue();
