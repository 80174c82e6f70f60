import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail, type SiteMail } from '../mail/queue-site-mail.ts';

const MOST = 20;
/** `admin@localhost`, as a first start makes it, takes no mail. */
const ADMINISTRATORS: Statement = {
  name: 'administrators_addresses',
  text: `SELECT email FROM users WHERE role = 'admin' AND is_active AND email LIKE '%@%.%' ORDER BY id LIMIT ${MOST}`,
};

/** Tells the active administrators, in the caller's transaction, that something waits for them. */
export async function mailAdministrators(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  mail: Omit<SiteMail, 'to'>,
): Promise<void> {
  const administrators = await transactionReader(manager).query<{ email: string }>(ADMINISTRATORS);
  for (const { email } of administrators) await queueSiteMail(ctx, manager, { ...mail, to: email });
}
