import type { EntityManager } from 'typeorm';
import { ACTIONS, type ActionName } from '../audit/actions.ts';
import { recordAction } from '../audit/record-action.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { AnyDecisionAction } from './approval-type.ts';
import type { Decision } from './decision.ts';

/** By the kind of subject. */
const UNDONE: Record<string, ActionName> = {
  company: 'company.decision-undo',
  'company-claim': 'company-claim.decision-undo',
  'plan-request': 'plan-request.decision-undo',
  rating: 'rating.decision-undo',
  'data-request': 'data-request.decision-undo',
};

/** Returns the audit action of undoing decisions by an action. */
export function undoName({ audit }: Pick<AnyDecisionAction, 'audit'>): ActionName {
  const [kind = ''] = audit.split('.');
  const name = UNDONE[kind];
  if (!name) throw new Error(`There is no audit action for decisions on ${kind}.`);
  return name;
}

/** Returns the id under which the audit log lists a decision; null when the thing is gone. */
async function subjectOf(
  manager: EntityManager,
  action: AnyDecisionAction,
  { subjectId }: Pick<Decision, 'subjectId'>,
): Promise<number | null> {
  if (!action.recordedOn) return subjectId;
  const [row] = await transactionReader(manager).query<{ id: number }>(action.recordedOn.subject, [
    subjectId,
  ]);
  return row?.id ?? null;
}

/** Records that somebody undid a decision; the entry names the decision and its decider. */
export async function recordUndo(
  ctx: Context,
  manager: EntityManager,
  action: AnyDecisionAction,
  decision: Pick<Decision, 'subjectId' | 'userId' | 'decidedAt'>,
): Promise<void> {
  await recordAction(ctx, manager, undoName(action), await subjectOf(manager, action, decision), {
    before: {
      ...(action.recordedOn && { [action.recordedOn.field]: decision.subjectId }),
      decision: ACTIONS[action.audit]?.[0],
      deciderId: decision.userId,
      decidedAt: decision.decidedAt,
    },
  });
}
