import type { EntityManager } from 'typeorm';
import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import { requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { type AnyDecisionAction, actionOf, approvalType } from './approval-type.ts';
import type { Decision } from './decision.ts';
import { recordUndo } from './record-undo.ts';
import { lockDecidedRows, lockImages } from './row-images.ts';
import type { UndoneDecision } from './undo.types.ts';
import { lastDecision } from './who-decided.ts';

const TOO_LATE = 'Não há mais o que desfazer: a decisão já vale ou já foi desfeita.';
const NOTHING = 'Não há o que desfazer: nada foi decidido, ou já foi desfeito.';

/** A decision that can be undone. */
export type UndoableDecision = Pick<
  Decision,
  'id' | 'kind' | 'action' | 'subjectId' | 'images' | 'userId' | 'decidedAt'
>;

export const UNDOABLE_COLUMNS = `id, kind, action, subject_id AS "subjectId", images, user_id AS "userId",
  decided_at AS "decidedAt"`;
/** Any action when it names none. */
const UNDOABLE: Statement = {
  name: 'undoable_decision',
  text: `SELECT ${UNDOABLE_COLUMNS} FROM decisions WHERE kind = $1 AND subject_id = $2 AND effective_at > clock_timestamp()
         AND ($3::text IS NULL OR action = $3)`,
};
const TAKE: Statement = {
  name: 'take_decision',
  text: 'DELETE FROM decisions WHERE id = $1 RETURNING effective_at::text AS until',
};
const DROP_MAILS: Statement = {
  name: 'drop_mails_of_decision',
  text: 'DELETE FROM mails WHERE decision_id = $1',
};
const DROP_EVENTS: Statement = {
  name: 'drop_events_of_decision',
  text: 'DELETE FROM webhook_deliveries WHERE decision_id = $1',
};
/** After the mails and events are locked: who sends them waits for this time too. Webhooks hear nothing of the rows. */
const IN_TIME: Statement = {
  name: 'decision_in_time',
  text: `SELECT clock_timestamp() < $1::timestamptz AS "isInTime", set_config('guia.quiet', 'on', true)`,
};
const UNQUIET: Statement = { name: 'end_of_undo', text: `SELECT set_config('guia.quiet', 'off', true)` };

/**
 * Undoes a decision: removes its mails and events, writes back what it changed and records who did. CONFLICT when it is too
 * late, or when what it changed is not as it left it.
 */
export async function undo(ctx: Context, manager: EntityManager, decision: UndoableDecision): Promise<void> {
  const action = actionOf(ctx, decision);
  requireCapability(ctx, approvalType(ctx, action.kind).decide);
  const reader = transactionReader(manager);
  // Things are locked before the decision on them, in the order of `decide`.
  await lockDecidedRows(manager, action.rows ?? [], decision.subjectId);
  const writeBack = await lockImages(manager, decision.images);
  const [row] = await reader.query<{ until: string }>(TAKE, [decision.id]);
  if (!row) throw conflict(TOO_LATE);
  await reader.query(DROP_MAILS, [decision.id]);
  await reader.query(DROP_EVENTS, [decision.id]);
  const { isInTime } = await oneRow<{ isInTime: boolean }>(reader, IN_TIME, [row.until]);
  if (!isInTime) throw conflict(TOO_LATE);
  await writeBack();
  await action.afterUndo?.(manager, decision.subjectId);
  await reader.query(UNQUIET);
  await recordUndo(ctx, manager, action, decision);
}

/** Undoes a decision by this action, for who does the contrary; false when none can be undone. */
export async function undoAction(
  ctx: Context,
  manager: EntityManager,
  { kind, name }: Pick<AnyDecisionAction, 'kind' | 'name'>,
  id: number,
): Promise<boolean> {
  const [decision] = await transactionReader(manager).query<UndoableDecision>(UNDOABLE, [kind, id, name]);
  if (decision) await undo(ctx, manager, decision);
  return decision !== undefined;
}

/** Undoes the decision on a thing, whoever took it. CONFLICT when it cannot be undone any more. */
export function undoDecision(ctx: Context, kind: WorkKind, sentId: string): Promise<UndoneDecision> {
  const id = parseId(sentId);
  return ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    const [decision] = await reader.query<UndoableDecision>(UNDOABLE, [kind, id, null]);
    if (!decision) {
      const isDecided = (await lastDecision(ctx, reader, kind, id)) !== null;
      throw isDecided ? conflict(TOO_LATE) : notFound(NOTHING);
    }
    await undo(ctx, manager, decision);
    return { kind, id };
  });
}
