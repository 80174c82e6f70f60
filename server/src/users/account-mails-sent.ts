import type { User } from './user.ts';

/**
 * Kinds that an account gets at its address because it is this account. Not 'email-changed', which goes to an address
 * that it leaves.
 */
const TO_ACCOUNTS = [
  'claim-approved',
  'claim-refused',
  'company-approved',
  'company-rejected',
  'confirm-email',
  'message-access-given',
  'new-message',
  'password-changed',
  'plan-approved',
  'plan-rejected',
  'reset-password',
];

/**
 * A condition on `mails`: those to an account's address, $1; $2 is whether it is confirmed. Until then it may be a
 * stranger's, to whom a company has replied, that of the approvals, or one that another account had before: what was
 * sent there is neither shown nor taken away.
 */
export const ACCOUNT_MAILS = `lower(recipient) = lower($1) AND ($2::boolean
  OR (about_user_id IS NULL AND kind IN (${TO_ACCOUNTS.map((kind) => `'${kind}'`).join(', ')})))`;

/** What `ACCOUNT_MAILS` asks for, in its order. */
export const accountMailsValues = ({
  email,
  emailConfirmedAt,
}: Pick<User, 'email' | 'emailConfirmedAt'>): unknown[] => [email, emailConfirmedAt !== null];

/**
 * Those that told the account, $3, of messages to its companies. Some are about the account of who wrote. What somebody
 * was told who owned one before is not this account's to see: so they count that went to its address, $1, or to one that
 * it had before, which the warnings there tell. With the company all go.
 */
export const MAILS_OF_COMPANIES = `kind = 'new-message' AND lower(recipient) IN (
  SELECT lower($1) UNION SELECT lower(w.recipient) FROM mails w WHERE w.kind = 'email-changed' AND w.about_user_id = $3
) AND message_id IN (
  SELECT m.id FROM messages m JOIN companies c ON c.id = m.company_id WHERE c.owner_id = $3)`;
