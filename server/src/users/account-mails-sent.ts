import type { User } from './user.ts';

/** Kinds of mails to an account's own address. Not 'email-changed', which goes to its former one. */
const TO_ACCOUNTS = [
  'claim-approved',
  'claim-refused',
  'company-approved',
  'company-rejected',
  'confirm-email',
  'message-access-given',
  'message-access-refused',
  'new-message',
  'password-changed',
  'photo-removed',
  'plan-approved',
  'plan-rejected',
  'reset-password',
  'security-changed',
  'weekly-summary',
];

/**
 * A condition on `mails`: those to an account's address, $1; $2 is whether it is confirmed. An unconfirmed address may
 * belong to somebody else, so other mails to it are neither shown nor removed.
 */
export const ACCOUNT_MAILS = `lower(recipient) = lower($1) AND ($2::boolean
  OR (about_user_id IS NULL AND kind IN (${TO_ACCOUNTS.map((kind) => `'${kind}'`).join(', ')})))`;

/** Returns the parameters of `ACCOUNT_MAILS`. */
export const accountMailsValues = ({
  email,
  emailConfirmedAt,
}: Pick<User, 'email' | 'emailConfirmedAt'>): unknown[] => [email, emailConfirmedAt !== null];

/**
 * Mails to the account, $3, about messages to its companies: those to its address, $1, or to a former one, which has
 * an 'email-changed' mail. Mails to earlier owners are theirs.
 */
export const MAILS_OF_COMPANIES = `kind = 'new-message' AND lower(recipient) IN (
  SELECT lower($1) UNION SELECT lower(w.recipient) FROM mails w WHERE w.kind = 'email-changed' AND w.about_user_id = $3
) AND message_id IN (
  SELECT m.id FROM messages m JOIN companies c ON c.id = m.company_id WHERE c.owner_id = $3)`;
