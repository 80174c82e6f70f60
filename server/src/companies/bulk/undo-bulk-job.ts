import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { type TakenDecision, takeBack } from '../../decisions/undo-decision.ts';
import type { Context } from '../../graphql/context.ts';
import { BulkJob } from './bulk-job.ts';

/** Its decisions stay where they are: they are released only once `undoable_until` has passed. */
const BEGIN: Statement = {
  name: 'begin_undo_of_bulk_job',
  text: `UPDATE bulk_jobs SET status = 'undoing', undoable_until = NULL, next_try_at = now()
         WHERE id = $1 AND undoable_until > clock_timestamp()
           AND EXISTS (SELECT FROM decisions d WHERE d.bulk_job_id = $1)
         RETURNING id`,
};
const TAKE: Statement = {
  name: 'undo_next_of_bulk_job',
  text: `DELETE FROM decisions WHERE id = (
           SELECT id FROM decisions WHERE bulk_job_id = $1 AND effective_at = 'infinity' LIMIT 1 FOR UPDATE
         )
         RETURNING kind, action, subject_id AS "subjectId", restored, user_id AS "userId", decided_at AS "decidedAt"`,
};

/** Begins to undo the decisions of an ended bulk action; false when none can be undone. */
export async function beginUndo(manager: EntityManager, id: number): Promise<boolean> {
  return (await transactionReader(manager).query(BEGIN, [id])).length > 0;
}

/** Undoes one decision of a bulk action; the action is undone when there is none left. */
export async function undoNext(ctx: Context, manager: EntityManager, id: number): Promise<void> {
  const [decision] = await transactionReader(manager).query<TakenDecision>(TAKE, [id]);
  if (!decision) {
    await manager.update(BulkJob, id, { status: 'undone' });
    return;
  }
  await takeBack(ctx, manager, decision);
  await manager.increment(BulkJob, { id }, 'undoneCount', 1);
}
