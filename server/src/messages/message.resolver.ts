import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { lookUpActiveCompany, lookUpCompany } from '../companies/look-up-company.ts';
import { managedCompany } from '../companies/managed-company.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { decide } from '../decisions/decide.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { SeveralPerRequest } from '../graphql/field-marks.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { toPage } from '../graphql/paging.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import {
  AdminSendMessageArgs,
  ConversationArgs,
  Inbox,
  InboxArgs,
  MessageBox,
  MessagePage,
  type MessagesArgs,
  ReplyArgs,
  SendMessageInput,
  SendMessageToAdministrationArgs,
  SetMessageAccessArgs,
} from './inbox.types.ts';
import { NO_ACCESS } from './message.policy.ts';
import { Message } from './message.ts';
import { GIVE_MESSAGE_ACCESS, requestMessageAccess, takingAction } from './message-access.ts';
import { messagesOf, writerToRead } from './message-view.ts';
import { markMessageRead } from './received-message.ts';
import { lookUpReplied, replyToMessage } from './reply-to-message.ts';
import { MessageReceipt, sendMessage } from './send-message.ts';
import { adminSendMessage, lookUpWriter, sendMessageToAdministration } from './write-message.ts';

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
async function inbox(ctx: Context, { companyId, box, ...args }: InboxArgs): Promise<Inbox> {
  const company = await managedCompany(ctx, companyId, 'messages');
  const isAdmin = may(ctx, 'answerMessages');
  const boxQuery = { companyId: company.id, box, isAdmin };
  const hasAccess = isAdmin || company.hasMessageAccess;
  const [[state], messages] = await Promise.all([
    ctx.db.reads.query<State>(STATE, [company.id, writerToRead(boxQuery)]),
    hasAccess
      ? messagesOf(readerFor(ctx, args), boxQuery, args)
      : { ...toPage<Message>([], 0, args), askedAt: new Date() },
  ]);
  return { hasAccess, message: hasAccess ? null : NO_ACCESS, messages, ...(state as State) };
}

/** Returns the messages between the administration and a company, for administrators. */
async function adminConversation(
  ctx: Context,
  { companyId, ...args }: ConversationArgs,
): Promise<MessagePage> {
  const { id } = await managedCompany(ctx, companyId, 'messages');
  const box = { companyId: id, box: MessageBox.administration, isAdmin: true };
  return messagesOf(readerFor(ctx, args), box, args);
}

@ForKeys('messages')
@Resolver()
export class MessageResolver {
  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => MessageReceipt, {
    description:
      'Sends a message to a company as a visitor; CONFLICT while the company is pending or has no owner.',
  })
  sendMessage(
    @Ctx() ctx: Context,
    @Input('The message and its sender.') input: SendMessageInput,
  ): Promise<MessageReceipt> {
    return sendMessage(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Message, {
    description: 'Marks a received message as read. NOT_FOUND for others, FORBIDDEN without access.',
  })
  @SeveralPerRequest()
  markMessageRead(@Ctx() ctx: Context, @IdOf('message') id: string): Promise<Message> {
    return markMessageRead(ctx, id);
  }

  @MayCall('signed in', (ctx, { companyId }) => managedCompany(ctx, companyId, 'messages'))
  @Query(() => Inbox, {
    description: "A box of the caller's company; FORBIDDEN for somebody else's. Administrators see any.",
  })
  inbox(@Ctx() ctx: Context, @Args() args: InboxArgs): Promise<Inbox> {
    return inbox(ctx, args);
  }

  @MayCall('answerMessages', lookUpCompany('see'))
  @Query(() => MessagePage, {
    description: 'Administrators only: the conversation of the administration with a company.',
  })
  adminConversation(@Ctx() ctx: Context, @Args() args: ConversationArgs): Promise<MessagePage> {
    return adminConversation(ctx, args);
  }

  @MayCall('signed in', lookUpWriter)
  @Mutation(() => Message, {
    description: 'The owner writes to the administration; FORBIDDEN without access.',
  })
  sendMessageToAdministration(
    @Ctx() ctx: Context,
    @Args() args: SendMessageToAdministrationArgs,
  ): Promise<Message> {
    return sendMessageToAdministration(ctx, args);
  }

  @MayCall('signed in', lookUpReplied)
  @Mutation(() => Message, {
    description:
      'Replies to a received message; a visitor receives it by e-mail. NOT_FOUND for somebody else’s, FORBIDDEN without access, CONFLICT for one’s own, for one whose writer closed the account and for a request to several companies that has ended.',
  })
  replyToMessage(@Ctx() ctx: Context, @Args() args: ReplyArgs): Promise<Message> {
    return replyToMessage(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => Company, {
    description:
      'Asks for access to the messages, as the owner; repeating it changes nothing. CONFLICT with access.',
  })
  requestMessageAccess(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true, description: 'Own company; the oldest when absent.' })
    companyId: string | null,
  ): Promise<Company> {
    return requestMessageAccess(ctx, companyId);
  }

  @MayCall('answerMessages', lookUpCompany('see'))
  @Mutation(() => Message, {
    description: 'Administrators only: writes to a company. CONFLICT when it has no owner.',
  })
  adminSendMessage(@Ctx() ctx: Context, @Args() args: AdminSendMessageArgs): Promise<Message> {
    return adminSendMessage(ctx, args);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => Company, {
    description:
      'Administrators only: gives a company access to its messages, or takes it. The owner gets a mail when it is given and when a request is refused.',
  })
  async setMessageAccess(
    @Ctx() ctx: Context,
    @Args() { companyId, hasMessageAccess, reason, undoable }: SetMessageAccessArgs,
  ): Promise<Company> {
    const input = { reason: reason || null };
    return hasMessageAccess
      ? decide(ctx, GIVE_MESSAGE_ACCESS, companyId, input, undoable)
      : decide(ctx, await takingAction(ctx, companyId), companyId, input, undoable);
  }
}
