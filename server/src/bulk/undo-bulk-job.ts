import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { type TakenDecision, takeBack } from '../decisions/undo-decision.ts';
import type { Context } from '../graphql/context.ts';
import { appErrorOf } from '../graphql/database-errors.ts';
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
  text: `SELECT id, kind, action, subject_id AS "subjectId", restored, user_id AS "userId", decided_at AS "decidedAt"
         FROM decisions WHERE bulk_job_id = $1 AND effective_at = 'infinity' LIMIT 1 FOR UPDATE`,
};
const DROP: Statement = { name: 'drop_undone_decision', text: 'DELETE FROM decisions WHERE id = $1' };
const RELEASE: Statement = {
  name: 'release_decision',
  text: 'UPDATE decisions SET effective_at = now(), next_try_at = now() WHERE id = $1',
};

/** Begins to undo the decisions of an ended bulk action; false when none can be undone. */
export async function beginUndo(manager: EntityManager, id: number): Promise<boolean> {
  return (await transactionReader(manager).query(BEGIN, [id])).length > 0;
}

/**
 * Undoes one decision of a bulk action; the action is undone when there is none left. One that cannot be undone is
 * released, so that it takes effect, and `failed` is called with the error; a database that fails is thrown.
 */
export async function undoNext(
  ctx: Context,
  manager: EntityManager,
  id: number,
  failed: (error: unknown, subjectId: number) => Promise<void>,
): Promise<void> {
  const reader = transactionReader(manager);
  const [decision] = await reader.query<TakenDecision & { id: number }>(TAKE, [id]);
  if (!decision) {
    await manager.update(BulkJob, id, { status: 'undone' });
    return;
  }
  try {
    await manager.transaction(async () => {
      await reader.query(DROP, [decision.id]);
      await takeBack(ctx, manager, decision);
    });
    await manager.increment(BulkJob, { id }, 'undoneCount', 1);
  } catch (error) {
    if (appErrorOf(error)?.code === 'SERVICE_UNAVAILABLE') throw error;
    await reader.query(RELEASE, [decision.id]);
    await failed(error, decision.subjectId);
  }
}
