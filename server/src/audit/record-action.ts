import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { maskedEmail } from '../shared/text/masked-email.ts';
import { type ActionName, subjectTypeOf } from './actions.ts';
import { AuditEntry } from './audit-entry.ts';

/**
 * Records what an administrator, or the operator by a command, does, in the transaction that does it. The API key by
 * which it was done is in `after.byKey`.
 */
export async function recordAction(
  ctx: Pick<Context, 'viewer'> & { address: string | null },
  manager: EntityManager,
  action: ActionName,
  subjectId: number | null,
  values: { before?: object; after?: object } = {},
): Promise<void> {
  const byKey = ctx.viewer?.key?.label;
  const after = byKey ? { ...values.after, byKey } : values.after;
  await manager.insert(AuditEntry, {
    ...values,
    ...(after && { after }),
    action,
    subjectType: subjectTypeOf(action),
    subjectId,
    actorId: ctx.viewer?.id ?? null,
    actorEmail: ctx.viewer?.email ?? null,
    address: ctx.address,
  });
}

/**
 * Records each search for a person's messages or ratings by e-mail, whatever it finds. The e-mail is masked: erased data
 * stay erased.
 */
export const recordLookup = (
  ctx: Context,
  action: 'message.look-up' | 'rating.look-up',
  email: string,
): Promise<void> =>
  ctx.db.transaction(
    (manager) => recordAction(ctx, manager, action, null, { after: { email: maskedEmail(email) } }),
    { keepsDeadline: true },
  );
