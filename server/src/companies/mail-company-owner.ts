import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail, type SiteMail } from '../mail/outbox.ts';
import { User } from '../users/user.ts';
import type { Company } from './company.ts';

/** Queues a mail about a company, greeting its owner, if there is an active one; returns its id. */
export async function mailCompanyOwner(
  ctx: Context,
  manager: EntityManager,
  { id, ownerId }: Pick<Company, 'id' | 'ownerId'>,
  mail: Omit<SiteMail, 'to' | 'thingId'>,
): Promise<number | null> {
  const owner = ownerId === null ? null : await manager.findOneBy(User, { id: ownerId, isActive: true });
  if (!owner) return null;
  const paragraphs = [`Olá, ${owner.name}!`, ...mail.paragraphs];
  return queueSiteMail(ctx, manager, { ...mail, paragraphs, to: owner.email, thingId: id });
}
