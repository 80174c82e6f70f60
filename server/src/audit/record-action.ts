import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { maskedEmail } from '../shared/text/email-text.ts';
import { type ActionName, subjectTypeOf } from './actions.ts';
import { AuditEntry } from './audit-entry.ts';

type Actor = Pick<Context, 'viewer'> & { address: string | null };

interface Values {
  before?: object;
  after?: object;
}

/**
 * Records what an administrator, or the operator by a command, does, in the transaction that does it. The API key by
 * which it was done is in `after.byKey`.
 */
export const recordAction = (
  ctx: Actor,
  manager: EntityManager,
  action: ActionName,
  subjectId: number | null,
  values: Values = {},
): Promise<void> => recordActions(ctx, manager, action, [{ subjectId, ...values }]);

/** The same of several things in one statement. */
export async function recordActions(
  ctx: Actor,
  manager: EntityManager,
  action: ActionName,
  subjects: ReadonlyArray<Values & { subjectId: number | null }>,
): Promise<void> {
  const byKey = ctx.viewer?.key?.label;
  const entries = subjects.map(({ after, ...subject }) => ({
    ...subject,
    ...((after || byKey) && { after: byKey ? { ...after, byKey } : after }),
    action,
    subjectType: subjectTypeOf(action),
    actorId: ctx.viewer?.id ?? null,
    actorEmail: ctx.viewer?.email ?? null,
    address: ctx.address,
  }));
  if (entries.length > 0) await manager.insert(AuditEntry, entries);
}

/**
 * Records each search for a person's data by e-mail, whatever it finds. The e-mail is masked: erased data
 * stay erased.
 */
export const recordLookup = (
  ctx: Context,
  action: 'data-request.look-up' | 'message.look-up' | 'rating.look-up',
  email: string,
): Promise<void> =>
  ctx.db.transaction(
    (manager) => recordAction(ctx, manager, action, null, { after: { email: maskedEmail(email) } }),
    { keepsDeadline: true },
  );
