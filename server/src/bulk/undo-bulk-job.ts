import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { forgetDecisions } from '../decisions/forget-decisions.ts';
import { UNDOABLE_COLUMNS, type UndoableDecision, undo } from '../decisions/undo-decision.ts';
import { requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { appErrorOf } from '../graphql/database-errors.ts';
import type { BulkChange } from './bulk-change.ts';
import { BulkJob } from './bulk-job.ts';
import { changeOf } from './change-actions.ts';
import { HAS_UNDOABLES } from './end-bulk-job.ts';

/** Its decisions stay where they are: they are released only once `undoable_until` has passed. */
const BEGIN: Statement = {
  name: 'begin_undo_of_bulk_job',
  text: `UPDATE bulk_jobs SET status = 'undoing', undoable_until = NULL, next_try_at = now()
         WHERE id = $1 AND undoable_until > clock_timestamp()
           AND ${HAS_UNDOABLES}
         RETURNING id`,
};
const TAKE: Statement = {
  name: 'undo_next_of_bulk_job',
  text: `SELECT ${UNDOABLE_COLUMNS} FROM decisions WHERE bulk_job_id = $1 ORDER BY id LIMIT 1`,
};
const TAKE_CHANGE: Statement = {
  name: 'undo_next_change_of_bulk_job',
  text: `DELETE FROM bulk_changes WHERE (bulk_job_id, subject_id) = (
           SELECT bulk_job_id, subject_id FROM bulk_changes WHERE bulk_job_id = $1 LIMIT 1
         ) RETURNING subject_id AS "subjectId", before`,
};

/** Begins to undo what an ended bulk action did; false when nothing can be undone. */
export async function beginUndo(manager: EntityManager, id: number): Promise<boolean> {
  return (await transactionReader(manager).query(BEGIN, [id])).length > 0;
}

/**
 * Undoes one decision or change of a bulk action; the action is undone when there is none left. A decision that cannot be
 * undone, or not in the administrator's present role, stays, as a change does, and `failed`
 * is called with the error; a database that fails is thrown.
 */
export async function undoNext(
  ctx: Context,
  manager: EntityManager,
  job: Pick<BulkJob, 'id' | 'action'>,
  failed: (error: unknown, subjectId: number) => Promise<void>,
): Promise<void> {
  const reader = transactionReader(manager);
  const undoOne = async (subjectId: number, undo: () => Promise<unknown>, stays?: () => Promise<unknown>) => {
    try {
      await manager.transaction(undo);
      await manager.increment(BulkJob, { id: job.id }, 'undoneCount', 1);
    } catch (error) {
      if (appErrorOf(error)?.code === 'SERVICE_UNAVAILABLE') throw error;
      await stays?.();
      await failed(error, subjectId);
    }
  };
  const [decision] = await reader.query<UndoableDecision>(TAKE, [job.id]);
  if (decision) {
    await undoOne(
      decision.subjectId,
      () => undo(ctx, manager, decision),
      () => forgetDecisions(manager, 'id = $1', [decision.id]),
    );
    return;
  }
  const [change] = await reader.query<Pick<BulkChange, 'subjectId' | 'before'>>(TAKE_CHANGE, [job.id]);
  if (change) {
    const { subjectId, before } = change;
    const action = changeOf(job.action);
    await undoOne(subjectId, async () => {
      if (action) requireCapability(ctx, action.may);
      await action?.undo?.(ctx, String(subjectId), before);
    });
    return;
  }
  await manager.update(BulkJob, job.id, { status: 'undone' });
}
