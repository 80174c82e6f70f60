import { type EntityManager, In } from 'typeorm';
import type { Reader, Statement } from '../../database/statement.ts';
import { TOKEN_LIFE } from '../../mail/expire-mails.ts';
import type { AccountTokenPurpose } from '../../mail/mail.ts';
import { invalid } from '../../shared/errors.ts';
import { INVALID_LINK } from '../account.inputs.ts';
import { newToken, tokenHashOf } from '../tokens.ts';
import { IS_INVITED, type User } from '../user.ts';
import { OneTimeToken } from './one-time-token.ts';

/** Links by which a password is chosen. */
export const PASSWORD_LINKS: readonly AccountTokenPurpose[] = ['admin-invitation', 'reset-password'];

const WAITING: Statement = {
  name: 'token_waiting',
  text: `SELECT u.id, u.name, u.email FROM one_time_tokens t JOIN users u ON u.id = t.user_id
         WHERE t.token_hash = $1 AND t.purpose = ANY ($2) AND t.expires_at > now()
           AND lower(u.email) = lower(t.email) AND u.is_active
           AND NOT (t.purpose = 'reset-password' AND ${IS_INVITED})`,
};

const invalidLink = () => invalid({ token: [INVALID_LINK] });

/**
 * Creates the token of a mail to an account when it is sent. Earlier links for a new password stay valid for their
 * hour, so that mails requested by others do not invalidate them; an earlier confirmation ends. Null when no active
 * account has this e-mail, when it is confirmed, for an invitation of somebody who has a password, and for a new password
 * of somebody invited, whose invitation would else never end.
 */
export async function issueAccountToken(
  manager: EntityManager,
  recipient: string,
  purpose: AccountTokenPurpose,
): Promise<string | null> {
  const rows: Array<{ id: number }> = await manager.query(
    `SELECT id FROM users WHERE lower(email) = lower($1) AND is_active
       AND ($2 <> 'confirm-email' OR email_confirmed_at IS NULL) AND ($2 <> 'admin-invitation' OR password_hash = '')
       AND NOT ($2 = 'reset-password' AND ${IS_INVITED})`,
    [recipient, purpose],
  );
  const userId = rows[0]?.id;
  if (userId === undefined) return null;
  const token = newToken();
  if (purpose === 'confirm-email') await manager.delete(OneTimeToken, { userId, purpose });
  await manager.insert(OneTimeToken, {
    tokenHash: tokenHashOf(token),
    userId,
    purpose,
    email: recipient,
    expiresAt: new Date(Date.now() + TOKEN_LIFE[purpose] * 1000),
  });
  return token;
}

/** Returns the account of a token without using it up; BAD_USER_INPUT for an invalid one. */
export async function accountOfToken(
  reader: Reader,
  token: string,
  ...purposes: readonly AccountTokenPurpose[]
): Promise<Pick<User, 'id' | 'name' | 'email'>> {
  const [account] = await reader.query<User>(WAITING, [tokenHashOf(token), purposes]);
  if (!account) throw invalidLink();
  return account;
}

/** Uses a token up; BAD_USER_INPUT when another request did. */
export async function useToken(manager: EntityManager, token: string): Promise<void> {
  const { affected } = await manager.delete(OneTimeToken, { tokenHash: tokenHashOf(token) });
  if (!affected) throw invalidLink();
}

/** Ends a person's links for these purposes, or all. */
export async function endTokens(
  manager: EntityManager,
  userId: number,
  purposes?: readonly AccountTokenPurpose[],
): Promise<void> {
  await manager.delete(OneTimeToken, { userId, ...(purposes && { purpose: In(purposes) }) });
}
