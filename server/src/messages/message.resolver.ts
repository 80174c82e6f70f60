import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { lookUpActiveCompany, lookUpCompany } from '../companies/look-up-company.ts';
import { managedCompany } from '../companies/managed-company.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { SeveralPerRequest } from '../graphql/several-per-request.ts';
import { companyConversation, inbox } from './inbox.ts';
import {
  ConversationArgs,
  Inbox,
  InboxArgs,
  MessagePage,
  ReplyArgs,
  SendAdminMessageArgs,
  SendMessageInput,
  WriteToAdministrationArgs,
} from './inbox.types.ts';
import { Message } from './message.ts';
import { askForMessageAccess, setMessageAccess } from './message-access.ts';
import { readMessage } from './received-message.ts';
import { lookUpReplied, replyToMessage } from './reply-to-message.ts';
import { MessageReceipt, sendMessage } from './send-message.ts';
import { lookUpWriter, sendAdminMessage, writeToAdministration } from './write-message.ts';

@ForKeys('messages')
@Resolver()
export class MessageResolver {
  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => MessageReceipt, {
    description:
      'Sends a message to a company as a visitor; CONFLICT while the company is pending or has no owner.',
  })
  sendMessage(@Ctx() ctx: Context, @Arg('input') input: SendMessageInput): Promise<MessageReceipt> {
    return sendMessage(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Message, {
    description: 'Marks a received message as read. NOT_FOUND for others, FORBIDDEN without access.',
  })
  @SeveralPerRequest()
  readMessage(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Message> {
    return readMessage(ctx, id);
  }

  @MayCall('signed in', (ctx, { companyId }) => managedCompany(ctx, companyId))
  @Query(() => Inbox, {
    description: "A box of the caller's company; FORBIDDEN for somebody else's. Administrators see any.",
  })
  inbox(@Ctx() ctx: Context, @Args() args: InboxArgs): Promise<Inbox> {
    return inbox(ctx, args);
  }

  @MayCall('admin', lookUpCompany)
  @Query(() => MessagePage, {
    description: 'Administrators only: the conversation of the administration with a company.',
  })
  companyConversation(@Ctx() ctx: Context, @Args() args: ConversationArgs): Promise<MessagePage> {
    return companyConversation(ctx, args);
  }

  @MayCall('signed in', lookUpWriter)
  @Mutation(() => Message, {
    description: 'The owner writes to the administration; FORBIDDEN without access.',
  })
  writeToAdministration(@Ctx() ctx: Context, @Args() args: WriteToAdministrationArgs): Promise<Message> {
    return writeToAdministration(ctx, args);
  }

  @MayCall('signed in', lookUpReplied)
  @Mutation(() => Message, {
    description:
      'Replies to a received message; a visitor receives it by e-mail. NOT_FOUND for somebody else’s, FORBIDDEN without access, CONFLICT for one’s own and for one whose writer closed the account.',
  })
  replyToVisitor(@Ctx() ctx: Context, @Args() args: ReplyArgs): Promise<Message> {
    return replyToMessage(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description:
      'Asks for access to the messages, as the owner; repeating it changes nothing. CONFLICT with access.',
  })
  askForMessageAccess(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true }) companyId: string | null,
  ): Promise<boolean> {
    return askForMessageAccess(ctx, companyId);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Message, {
    description: 'Administrators only: writes to a company. CONFLICT when it has no owner.',
  })
  sendAdminMessage(@Ctx() ctx: Context, @Args() args: SendAdminMessageArgs): Promise<Message> {
    return sendAdminMessage(ctx, args);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Company, {
    description: 'Administrators only: gives a company access to its messages, or takes it.',
  })
  setMessageAccess(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID) companyId: string,
    @Arg('hasAccess', { description: 'True gives access.' }) hasAccess: boolean,
  ): Promise<Company> {
    return setMessageAccess(ctx, companyId, hasAccess);
  }
}
