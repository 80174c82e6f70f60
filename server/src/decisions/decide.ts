import type { EntityManager } from 'typeorm';
import { isAdmin, requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { AppError } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { contextWithin } from './context-within.ts';
import { Decision } from './decision.ts';
import type { DecisionAction } from './decision-action.ts';
import { DECIDED, requireUndecided } from './undecided.ts';
import { decidedConflict, lastDecision } from './who-decided.ts';

/** How long a decision can be undone. */
const UNDO_SECONDS = 10;
/** SQL of the time until which a decision of now can be undone. */
export const UNDOABLE_UNTIL = `clock_timestamp() + interval '${UNDO_SECONDS} seconds'`;

/** Rolls back what succeeded. */
class TriedOut extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Tried out.');
    this.result = result;
  }
}

/** Runs `work` in a savepoint, rolls it back, and returns its result; what `work` throws is thrown. */
async function tryOut<Result>(manager: EntityManager, work: () => Promise<Result>): Promise<Result> {
  try {
    return await manager.transaction(async () => {
      throw new TriedOut(await work());
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.result as Result;
    throw error;
  }
}

/**
 * Decides on a thing: at once, or, for administrators who ask for it, so that `undoDecision` can take it back. Such a
 * decision is tried out, so that the caller hears of all errors, and is carried out by `DecisionWork` later; the
 * result is that of the trial. A decision of a bulk action waits until the action can no longer be undone.
 */
export async function decide<Args extends object, Result>(
  ctx: Context,
  action: DecisionAction<Args, Result>,
  sentId: string,
  args: Args,
  isUndoable: boolean,
  bulkJobId: number | null = null,
): Promise<Result> {
  if (!isUndoable || !isAdmin(ctx)) return action.decide(ctx, sentId, args);
  const id = idOrZero(sentId);
  return ctx.db.transaction(async (manager) => {
    const within = contextWithin(ctx, manager);
    await requireUndecided(ctx, manager, action.kind, id);
    const result = await tryOut(manager, () => action.decide(within, sentId, args)).catch(async (error) => {
      throw await withDecider(within, error, action, id);
    });
    const restored = (await action.atOnce?.(within, manager, id, args)) ?? {};
    const viewer = requireViewer(ctx);
    const until = () => (bulkJobId === null ? UNDOABLE_UNTIL : "'infinity'");
    await manager.insert(Decision, {
      kind: action.kind,
      subjectId: id,
      action: action.name,
      args,
      restored,
      userId: viewer.id,
      apiKey: viewer.key ?? null,
      address: ctx.address,
      bulkJobId,
      effectiveAt: until,
      nextTryAt: until,
    });
    return result;
  });
}

/** Returns a conflict of two deciders with a sentence that says who was first; another error as it is. */
async function withDecider(
  ctx: Context,
  error: unknown,
  { kind }: Pick<DecisionAction, 'kind'>,
  id: number,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.extensions.reason !== 'ALREADY_PROCESSED') return error;
  // Its own text is for clients of REST.
  return decidedConflict(await lastDecision(ctx, ctx.db.reads, kind, id), DECIDED, 'ALREADY_PROCESSED');
}
