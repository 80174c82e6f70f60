import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { MailsArgs } from './mail.inputs.ts';
import { Mail, MailPage } from './mail.ts';
import { mails } from './read-mails.ts';
import { retryMail } from './retry-mail.ts';

@ForKeys('administration')
@Resolver(() => Mail)
export class MailResolver {
  @MayCall('admin')
  @Query(() => MailPage, { description: 'Administrators only: the outbox.' })
  mails(@Ctx() ctx: Context, @Args() args: MailsArgs): Promise<MailPage> {
    return mails(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => Mail, {
    description: 'Administrators only: sends a mail again. CONFLICT when it was sent.',
  })
  retryMail(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Mail> {
    return retryMail(ctx, id);
  }
}
