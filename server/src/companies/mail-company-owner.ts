import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail, type SiteMail } from '../mail/outbox.ts';
import { User } from '../users/user.ts';
import type { Company } from './company.ts';

/** Queues a mail to the owner, if the company has one. */
export async function mailCompanyOwner(
  ctx: Context,
  manager: EntityManager,
  { ownerId }: Pick<Company, 'ownerId'>,
  mail: Omit<SiteMail, 'to'>,
): Promise<void> {
  const owner = ownerId === null ? null : await manager.findOneBy(User, { id: ownerId });
  if (owner) await queueSiteMail(ctx, manager, { ...mail, to: owner.email });
}
