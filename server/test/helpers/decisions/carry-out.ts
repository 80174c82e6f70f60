import { DecisionWork } from '../../../src/decisions/decision-work.ts';
import type { TestApp } from '../test-app.ts';

/** Lets the ten seconds of all decisions pass; nothing carries them out. */
export async function passUndoTime({ pool }: Pick<TestApp, 'pool'>): Promise<void> {
  await pool.query(
    `UPDATE decisions SET effective_at = effective_at - interval '11 seconds',
       next_try_at = next_try_at - interval '11 seconds'`,
  );
}

/** Carries out the decisions whose ten seconds have passed, as the background work does. */
export const carryOut = ({ services }: Pick<TestApp, 'services'>): Promise<void> =>
  new DecisionWork(services).deliverDue();
