import type { EntityManager } from 'typeorm';
import { APPROVAL_TYPE, actionFor } from '../approvals/approval-types.ts';
import { textUnchangedSince } from '../companies/corrections/decide-correction.ts';
import type { AnyDecisionAction } from '../decisions/approval-type.ts';
import { decide } from '../decisions/decide.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { BulkChange } from './bulk-change.ts';
import type { BulkJob, SeenThing } from './bulk-job.ts';
import { changeOf } from './change-actions.ts';

type What = Pick<BulkJob, 'kind' | 'action'>;

/** What is done to one thing of a job. */
export interface BulkStep extends Pick<BulkJob, 'id' | 'kind' | 'action' | 'args' | 'createdAt'> {
  seen: SeenThing | null;
}

/** Returns what an administrator's role must allow for a job. */
export const capabilityFor = ({ kind, action }: What): Capability =>
  changeOf(action)?.may ?? (kind === null ? 'editCompanies' : APPROVAL_TYPE[kind].decide);

/** Returns the decision that a job takes on each thing; undefined for a job that decides nothing. */
export const decisionOf = ({ kind, action }: What): AnyDecisionAction | undefined =>
  kind === null ? undefined : actionFor(kind, action === 'approve');

/**
 * Does a job's action to one thing, in the transaction of `manager`. Decisions can be undone each, and together, as
 * changes, once the job has ended.
 */
export async function runStep(
  ctx: Context,
  manager: EntityManager,
  id: string,
  step: BulkStep,
): Promise<unknown> {
  const { kind, action, args, seen, createdAt } = step;
  const change = changeOf(action);
  if (change) {
    const before = await change.run(ctx, id, args);
    if (before) await manager.insert(BulkChange, { bulkJobId: step.id, subjectId: Number(id), before });
    return before;
  }
  const decision = decisionOf(step);
  if (!decision) throw new Error(`There is no decision ${kind}.${action}.`);
  await (kind && APPROVAL_TYPE[kind].requireWaiting?.(ctx, id));
  const input = {
    reason: args.reason ?? null,
    changedAt: seen?.changedAt ?? null,
    // Nobody saw what changed after the job was started.
    unchangedSince: createdAt.toISOString(),
    ...(kind === 'correction' && { seen: await replacedText(ctx, id, step) }),
  };
  return decide(ctx, decision, id, input, true, step.id);
}

/** Returns the text that an accepted correction must replace. */
async function replacedText(
  ctx: Context,
  id: string,
  { action, seen, createdAt }: BulkStep,
): Promise<string | null | undefined> {
  if (action !== 'approve') return undefined;
  return seen ? seen.replacedText : textUnchangedSince(ctx, id, createdAt);
}
