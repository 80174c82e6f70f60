import type { EntityManager } from 'typeorm';
import { ACTIONS, type ActionName } from '../audit/actions.ts';
import { recordAction } from '../audit/record-action.ts';
import { transactionReader } from '../database/statement.ts';
import type { Decision } from './decision.ts';
import type { AnyDecisionAction } from './decision-action.ts';

/** By the kind of subject. */
const UNDONE: Record<string, ActionName> = {
  company: 'company.decision-undo',
  'company-claim': 'company-claim.decision-undo',
  'plan-request': 'plan-request.decision-undo',
  rating: 'rating.decision-undo',
  'data-request': 'data-request.decision-undo',
};
const DROPPED: Record<string, ActionName> = {
  company: 'company.decision-drop',
  'company-claim': 'company-claim.decision-drop',
  'plan-request': 'plan-request.decision-drop',
  rating: 'rating.decision-drop',
  'data-request': 'data-request.decision-drop',
};

type Author = Parameters<typeof recordAction>[0];
const NOBODY: Author = { viewer: null, address: null };

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

/**
 * Records that somebody undid a decision, or, with a reason, that the program did not carry it out. The entry names the
 * decision and its decider: of a decision without effect there is no other.
 */
export async function recordUndo(
  manager: EntityManager,
  action: AnyDecisionAction,
  decision: Pick<Decision, 'subjectId' | 'userId' | 'decidedAt'>,
  by: Author | { reason: string },
): Promise<void> {
  const [kind = ''] = action.audit.split('.');
  const isDropped = 'reason' in by;
  const name = (isDropped ? DROPPED : UNDONE)[kind];
  if (!name) throw new Error(`There is no audit action for decisions on ${kind}.`);
  await recordAction(isDropped ? NOBODY : by, manager, name, await subjectOf(manager, action, decision), {
    before: {
      ...(action.recordedOn && { [action.recordedOn.field]: decision.subjectId }),
      decision: ACTIONS[action.audit]?.[0],
      deciderId: decision.userId,
      decidedAt: decision.decidedAt,
    },
    ...(isDropped && { after: { reason: by.reason } }),
  });
}
