import type { Context } from '../graphql/context.ts';
import { recordAction } from './record-action.ts';

/** As much of an address as tells administrators which one it was, and not who: what is erased stays erased. */
function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}…@${domain}`;
}

/**
 * Looking for what a person wrote, by the e-mail, is written down as actions are: each look, whatever it found. It is
 * not what the request writes, so the time of the search that follows goes on; looking twice is two looks.
 */
export const recordLookup = (ctx: Context, subject: 'message' | 'rating', email: string): Promise<void> =>
  ctx.db.transaction(
    (manager) =>
      recordAction(ctx, manager, {
        action: subject === 'rating' ? 'rating.look-up' : 'message.look-up',
        subjectType: subject,
        subjectId: null,
        after: { email: maskedEmail(email) },
      }),
    { keepsDeadline: true },
  );
