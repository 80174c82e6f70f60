import type { Context } from '../graphql/context.ts';
import { recordAction } from './record-action.ts';

/** Enough of an address for administrators to recognize it, not to read it: what is erased stays erased. */
function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}…@${domain}`;
}

/** Records each search for a person's messages or ratings by e-mail, whatever it finds. */
export const recordLookup = (
  ctx: Context,
  action: 'message.look-up' | 'rating.look-up',
  email: string,
): Promise<void> =>
  ctx.db.transaction(
    (manager) => recordAction(ctx, manager, action, null, { after: { email: maskedEmail(email) } }),
    { keepsDeadline: true },
  );
