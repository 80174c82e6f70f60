import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { UNDOABLE_UNTIL } from '../decisions/decide.ts';
import { forgetDecisions } from '../decisions/forget-decisions.ts';
import type { BulkStatus } from './bulk-job.ts';

/** SQL of the condition that a row of `bulk_jobs` has done what can be undone. */
export const HAS_UNDOABLES = `(EXISTS (SELECT FROM decisions d WHERE d.bulk_job_id = bulk_jobs.id)
  OR EXISTS (SELECT FROM bulk_changes c WHERE c.bulk_job_id = bulk_jobs.id))`;

/** Deleted in one statement, far within its time limit. */
const MOST = 1_000;

const END: Statement = {
  name: 'end_bulk_job',
  text: `UPDATE bulk_jobs SET status = $2, finished_at = now(), next_try_at = end_of.undo,
           undoable_until = CASE WHEN ${HAS_UNDOABLES} THEN end_of.undo END
         FROM (SELECT ${UNDOABLE_UNTIL} AS undo) end_of WHERE id = $1`,
};
const FORGET: Statement = {
  name: 'forget_changes_of_bulk_job',
  text: `DELETE FROM bulk_changes WHERE bulk_job_id = $1 AND subject_id IN (
           SELECT subject_id FROM bulk_changes WHERE bulk_job_id = $1 LIMIT ${MOST}
         )`,
};
/** Not by the number that the step released: one that is undone meanwhile makes it less. */
const RELEASED: Statement = {
  name: 'bulk_job_released',
  text: `UPDATE bulk_jobs SET undoable_until = NULL WHERE id = $1
         AND NOT EXISTS (SELECT FROM decisions WHERE bulk_job_id = $1)
         AND NOT EXISTS (SELECT FROM bulk_changes WHERE bulk_job_id = $1)`,
};

/** Ends a bulk action: from now on what it did can be undone for ten seconds, then `releaseSome` is called. */
export async function endBulkJob(
  manager: EntityManager,
  id: number,
  status: Extract<BulkStatus, 'done' | 'cancelled' | 'failed'>,
): Promise<void> {
  await transactionReader(manager).query(END, [id, status]);
}

/** Forgets some of what an ended bulk action decided and changed, which cannot be undone any more. */
export async function releaseSome(manager: EntityManager, id: number): Promise<void> {
  const reader = transactionReader(manager);
  await forgetDecisions(manager, 'bulk_job_id = $1', [id]);
  await reader.query(FORGET, [id]);
  await reader.query(RELEASED, [id]);
}
