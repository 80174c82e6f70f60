import { oneRow, type Statement, transactionReader } from '../database/statement.ts';
import { isAdmin, requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { AppError } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { AnyDecisionAction, DecisionAction } from './approval-type.ts';
import { contextWithin } from './context-within.ts';
import { forgetDecisions } from './forget-decisions.ts';
import { changedRows, keptLogos, lockDecidedRows } from './row-images.ts';
import { decidedConflict, lastDecision } from './who-decided.ts';

/** How long a decision can be undone. */
const UNDO_SECONDS = 10;
/** SQL of the time until which what happens now can be undone. */
export const UNDOABLE_UNTIL = `clock_timestamp() + interval '${UNDO_SECONDS} seconds'`;

/** From here to `END`, triggers write the decision and its time into mails and events for webhooks. */
const BEGIN: Statement = {
  name: 'begin_decision',
  text: `WITH decision AS (
           INSERT INTO decisions (kind, subject_id, action, images, user_id, bulk_job_id, logo_hashes, effective_at)
           VALUES ($1, $2, $3, '[]', $4, $5, $6, CASE WHEN $5::int IS NULL THEN ${UNDOABLE_UNTIL} ELSE 'infinity' END)
           RETURNING id, effective_at)
         SELECT id, set_config('guia.decision', id::text, true),
           set_config('guia.effects_at', effective_at::text, true) FROM decision`,
};
const END: Statement = {
  name: 'end_decision',
  text: `UPDATE decisions SET images = $2 WHERE id = $1 RETURNING set_config('guia.decision', '', true)`,
};

const ALREADY_DECIDED = 'Isto já foi decidido por outra pessoa.';

/** Returns a conflict whose own text is for clients of REST with a sentence that says who decided; another error as it is. */
async function withDecider(
  ctx: Context,
  error: unknown,
  { kind }: Pick<AnyDecisionAction, 'kind'>,
  id: number,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.extensions.reason !== 'ALREADY_PROCESSED') return error;
  const sentence = await lastDecision(ctx, ctx.db.reads, kind, id);
  return decidedConflict(sentence, ALREADY_DECIDED, 'ALREADY_PROCESSED');
}

/**
 * Decides on a thing, in one transaction. For administrators who ask for it the decision can be undone: what it changed is
 * kept, and its mails and events wait ten seconds, those of a bulk action until ten seconds after its end.
 */
export async function decide<Args extends object, Result>(
  ctx: Context,
  action: DecisionAction<Args, Result>,
  sentId: string,
  args: Args,
  isUndoable: boolean,
  bulkJobId: number | null = null,
): Promise<Result> {
  const { kind, name, rows } = action;
  if (!isUndoable || !rows || !isAdmin(ctx)) return action.decide(ctx, sentId, args);
  const id = idOrZero(sentId);
  return ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    const locked = await lockDecidedRows(manager, rows, id);
    await forgetDecisions(manager, 'kind = $1 AND subject_id = $2', [kind, id]);
    const values = [kind, id, name, requireViewer(ctx).id, bulkJobId, keptLogos(locked)];
    const decision = await oneRow<{ id: number }>(reader, BEGIN, values);
    const result = await action
      .decide(contextWithin(ctx, manager), sentId, args)
      .catch(async (error) => Promise.reject(await withDecider(ctx, error, action, id)));
    const images = await changedRows(manager, rows, locked);
    await reader.query(END, [decision.id, JSON.stringify(images)]);
    return result;
  });
}
