import { managedCompany } from '../companies/managed-company.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { toPage } from '../graphql/paging.ts';
import {
  type ConversationArgs,
  type Inbox,
  type InboxArgs,
  MessageBox,
  type MessagePage,
  type MessagesArgs,
} from './inbox.types.ts';
import { NO_ACCESS } from './message.policy.ts';
import type { Message } from './message.ts';
import { messagesOf, writerToRead } from './message-view.ts';

type State = Pick<Inbox, 'unreadCount' | 'isAccessRequested'>;

const STATE: Statement = {
  name: 'inbox_state',
  text: `SELECT count(*)::int AS "unreadCount",
           EXISTS (SELECT FROM message_access_requests WHERE company_id = $1) AS "isAccessRequested"
         FROM messages WHERE company_id = $1 AND NOT is_read AND sender_type = $2 AND replied_to IS NULL`,
};

/** Returns the pool for searches when there is a text: a search reads every message of the box. */
const readerFor = ({ db }: Pick<Context, 'db'>, { q }: Pick<MessagesArgs, 'q'>): Reader =>
  q ? db.searches : db.reads;

/**
 * Returns a box of the caller's company. Without access the owner gets the number of unread messages and the reason,
 * neither texts nor senders.
 */
export async function inbox(ctx: Context, { companyId, box, ...args }: InboxArgs): Promise<Inbox> {
  const company = await managedCompany(ctx, companyId, 'messages');
  const isAdmin = may(ctx, 'answerMessages');
  const asked = { companyId: company.id, box, isAdmin };
  const hasAccess = isAdmin || company.hasMessageAccess;
  const [[state], messages] = await Promise.all([
    ctx.db.reads.query<State>(STATE, [company.id, writerToRead(asked)]),
    hasAccess
      ? messagesOf(readerFor(ctx, args), asked, args)
      : { ...toPage<Message>([], 0, args), askedAt: new Date() },
  ]);
  return { hasAccess, message: hasAccess ? null : NO_ACCESS, messages, ...(state as State) };
}

/** Returns the messages between the administration and a company, for administrators. */
export async function adminConversation(
  ctx: Context,
  { companyId, ...args }: ConversationArgs,
): Promise<MessagePage> {
  const { id } = await managedCompany(ctx, companyId, 'messages');
  const asked = { companyId: id, box: MessageBox.administration, isAdmin: true };
  return messagesOf(readerFor(ctx, args), asked, args);
}
