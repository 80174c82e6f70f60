import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Company } from '../../companies/company.ts';
import { lookUpCompany } from '../../companies/look-up-company.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { AdminMessagePage, AdminMessagesArgs, adminMessages, deleteMessage } from './admin-messages.ts';
import { markConversationRead, ReadConversationArgs } from './mark-conversation-read.ts';

/** Requests of data subjects (LGPD) about messages. */
@ForKeys(null)
@Resolver()
export class AdminMessageResolver {
  @MayCall('manageUsers')
  @Query(() => AdminMessagePage, {
    description:
      'Administrators only: what a person wrote to companies, found by e-mail, for requests under the LGPD. The audit log records the search.',
  })
  adminMessages(@Ctx() ctx: Context, @Args() args: AdminMessagesArgs): Promise<AdminMessagePage> {
    return adminMessages(ctx, args);
  }

  @MayCall('answerMessages', lookUpCompany('see'))
  @Mutation(() => Company, {
    description: 'Administrators only: marks what a company wrote to the administration as read.',
  })
  markConversationRead(@Ctx() ctx: Context, @Args() args: ReadConversationArgs): Promise<Company> {
    return markConversationRead(ctx, args);
  }

  @MayCall('manageUsers')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: erases a message and the replies to it, on a visitor’s request. The audit log records no text.',
  })
  deleteMessage(@Ctx() ctx: Context, @IdOf('message') id: string): Promise<Deletion> {
    return deleteMessage(ctx, id);
  }
}
