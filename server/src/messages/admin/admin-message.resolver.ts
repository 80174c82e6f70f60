import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { AdminMessagePage, AdminMessagesArgs } from './admin-message.ts';
import { adminMessages } from './admin-messages.ts';
import { eraseMessage } from './erase-message.ts';

/** Requests of data subjects (LGPD) about messages. */
@Resolver()
export class AdminMessageResolver {
  @MayCall('admin')
  @Query(() => AdminMessagePage, {
    description:
      'Administrators only: what a person wrote to companies, found by the e-mail, for requests of the LGPD; the audit log keeps who looked.',
  })
  adminMessages(@Ctx() ctx: Context, @Args() args: AdminMessagesArgs): Promise<AdminMessagePage> {
    return adminMessages(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description:
      'Administrators only: erases a message and the replies to it, on a visitor’s request; the audit log keeps that, not the text.',
  })
  eraseMessage(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return eraseMessage(ctx, id);
  }
}
