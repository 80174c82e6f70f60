import type { Context } from '../lib/context.ts';
import { inTransaction } from '../lib/transaction.ts';
import { recordAction } from './record-action.ts';

/** Turning pages, and looking again after something was erased, is the same look. */
const SAME_LOOK = `SELECT FROM audit_entries WHERE actor_id = $1 AND action = $2 AND after->>'email' = $3
  AND created_at > now() - interval '10 minutes' LIMIT 1`;

/** As much of an address as tells administrators which one it was, and not who: what is erased stays erased. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}…@${domain}`;
}

/** Looking for what a person wrote, by the e-mail, is written down as actions are. */
export async function recordLookUp(ctx: Context, subjectType: string, email: string): Promise<void> {
  const entry = { action: `${subjectType}.look-up`, email: maskedEmail(email) };
  await inTransaction(ctx, async (manager) => {
    const same: unknown[] = await manager.query(SAME_LOOK, [ctx.viewer?.id, entry.action, entry.email]);
    if (same.length > 0) return;
    await recordAction(ctx, manager, {
      action: entry.action,
      subjectType,
      subjectId: null,
      after: { email: entry.email },
    });
  });
}
