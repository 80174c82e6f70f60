import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { WORK_ACCESS } from '../graphql/work-access.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { actionOf } from './action-of.ts';
import type { Decision } from './decision.ts';
import type { AnyDecisionAction } from './decision-action.ts';
import { recordUndo } from './record-undo.ts';
import type { UndoneDecision } from './undo.types.ts';
import { lastDecision } from './who-decided.ts';

const TOO_LATE = 'Não há mais o que desfazer: a decisão já vale ou já foi desfeita.';
const NOTHING = 'Não há o que desfazer: nada foi decidido, ou já foi desfeito.';
/** Any action when it names none. A row is there until the decision is carried out; waits while `DecisionWork` does that. */
const TAKE: Statement = {
  name: 'undo_decision',
  text: `DELETE FROM decisions WHERE kind = $1 AND subject_id = $2 AND ($3::text IS NULL OR action = $3)
         RETURNING kind, action, subject_id AS "subjectId", restored, user_id AS "userId", decided_at AS "decidedAt"`,
};

/** A decision whose row is deleted. */
export type TakenDecision = Pick<
  Decision,
  'kind' | 'action' | 'subjectId' | 'restored' | 'userId' | 'decidedAt'
>;

/** Undoes a decision whose row was deleted in this transaction, and records who did. */
export async function takeBack(ctx: Context, manager: EntityManager, decision: TakenDecision): Promise<void> {
  const action = actionOf(ctx, decision);
  requireCapability(ctx, WORK_ACCESS[action.kind].decide);
  await action.undo?.(manager, decision.subjectId, decision.restored);
  await recordUndo(manager, action, decision, ctx);
}

/** Takes back a decision by this action, for who does the contrary; false when none can be undone any more. */
export async function takeBackAction(
  ctx: Context,
  manager: EntityManager,
  { kind, name }: Pick<AnyDecisionAction, 'kind' | 'name'>,
  id: number,
): Promise<boolean> {
  const [decision] = await transactionReader(manager).query<TakenDecision>(TAKE, [kind, id, name]);
  if (decision) await takeBack(ctx, manager, decision);
  return decision !== undefined;
}

/** Takes a decision back, whoever took it. CONFLICT when it cannot be undone any more. */
export function undoDecision(ctx: Context, kind: WorkKind, sentId: string): Promise<UndoneDecision> {
  const id = parseId(sentId);
  return ctx.db.transaction(async (manager) => {
    const [decision] = await transactionReader(manager).query<TakenDecision>(TAKE, [kind, id, null]);
    if (!decision) {
      const isDecided = (await lastDecision(ctx, transactionReader(manager), kind, id)) !== null;
      throw isDecided ? conflict(TOO_LATE) : notFound(NOTHING);
    }
    await takeBack(ctx, manager, decision);
    return { kind, id };
  });
}
