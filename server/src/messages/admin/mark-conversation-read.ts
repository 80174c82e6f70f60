import { IsNull } from 'typeorm';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../../companies/read-companies.ts';
import type { Context } from '../../graphql/context.ts';
import { parseId } from '../../shared/ids.ts';
import { Message, SenderType } from '../message.ts';

/** Marks what a company wrote to the administration as read; nothing changes when all is read. */
export async function markConversationRead(ctx: Context, sentId: string): Promise<CompanyView> {
  const companyId = parseId(sentId, COMPANY_NOT_FOUND);
  const unread = { companyId, isRead: false, senderType: SenderType.company, repliedTo: IsNull() };
  await ctx.db.transaction((manager) =>
    manager.update(Message, unread, { isRead: true, readAt: () => 'now()' }),
  );
  return companyById(ctx, companyId);
}
