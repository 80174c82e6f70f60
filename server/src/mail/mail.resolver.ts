import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { PageArgs } from '../lib/paging.ts';
import { Mail, MailPage, MailStatus } from './mail.ts';
import { mails, retryMail } from './mails.ts';

@Resolver(() => Mail)
export class MailResolver {
  @Query(() => MailPage, { description: 'Administrators only: the outbox, the newest first.' })
  mails(
    @Ctx() ctx: Context,
    @Arg('status', () => MailStatus, { nullable: true, description: 'Only these; all when absent.' })
    status: MailStatus | null,
    @Args() args: PageArgs,
  ): Promise<MailPage> {
    return mails(ctx, status ?? null, args);
  }

  @Mutation(() => Mail, {
    description: 'Administrators only: tries a mail again, at once. CONFLICT when it was sent.',
  })
  retryMail(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Mail> {
    return retryMail(ctx, id);
  }
}
