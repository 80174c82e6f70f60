import type { User } from './user.ts';

/**
 * A condition on `mails`: those to an account's address, $1; $2 is whether it is confirmed. Until then it may be a
 * stranger's, to whom a company has replied: that is neither shown nor taken away.
 */
export const OWN_MAILS = `lower(recipient) = lower($1) AND ($2::boolean OR kind <> 'reply')`;

/** What `OWN_MAILS` asks for, in its order. */
export const ownMailsOf = ({
  email,
  emailConfirmedAt,
}: Pick<User, 'email' | 'emailConfirmedAt'>): unknown[] => [email, emailConfirmedAt !== null];
