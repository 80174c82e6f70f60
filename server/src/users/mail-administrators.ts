import type { EntityManager } from 'typeorm';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import { CAPABILITIES, type Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { queueSiteMail, type SiteMail } from '../mail/outbox.ts';

const MOST = 20;
const DAY = 24 * 60 * 60;
/** Those in one of the roles $1 who have a password and want a mail for each thing; without `admin@localhost` of a first start, which receives no mail. */
const ADMINISTRATORS: Statement = {
  name: 'administrators_addresses',
  text: `SELECT email FROM users WHERE admin_role = ANY ($1::text[]) AND is_active AND password_hash <> '' AND email LIKE '%@%.%'
           AND NOT EXISTS (SELECT FROM approval_digests d WHERE d.user_id = users.id) ORDER BY id LIMIT ${MOST}`,
};

/** Queues a mail to the active administrators with a capability, in the caller's transaction. */
export async function mailAdministrators(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  mail: Omit<SiteMail, 'to'>,
  capability: Capability = 'decide',
): Promise<void> {
  const administrators = await transactionReader(manager).query<{ email: string }>(ADMINISTRATORS, [
    CAPABILITIES[capability].may,
  ]);
  for (const { email } of administrators) await queueSiteMail(ctx, manager, { ...mail, to: email });
}

const DIGEST_TAKERS: Statement = {
  name: 'takes_approval_digest',
  text: `SELECT FROM users u JOIN approval_digests d ON d.user_id = u.id
         WHERE lower(u.email) = lower($1) AND u.admin_role = ANY ($2::text[]) AND u.is_active`,
};

/** Returns whether an address is that of an administrator who wants one mail about all that waits. */
export async function takesDigest(reader: Reader, email: string): Promise<boolean> {
  return (await reader.query(DIGEST_TAKERS, [email, CAPABILITIES.decide.may])).length > 0;
}

/** Throws RATE_LIMITED for an account that asks and cancels repeatedly: each request mails the administrators. */
export function throttleRequests(ctx: Pick<Context, 'config'>, db: Reader, userId: number): Promise<void> {
  return throttle(db, `request:${userId}`, DAY, ctx.config.limits.OWNER_REQUESTS);
}
