import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { MailsArgs } from './mail.inputs.ts';
import { Mail, MailPage, MailPreview } from './mail.ts';
import { MAILS, mailPreview } from './mails.list.ts';
import { retryMail } from './retry-mail.ts';

@ForKeys('administration')
@Resolver(() => Mail)
export class MailResolver {
  @MayCall('manageMails')
  @Query(() => MailPage, { description: 'Administrators only: the outbox.' })
  async adminMails(@Ctx() ctx: Context, @Args() args: MailsArgs): Promise<MailPage> {
    return { ...(await adminPage(ctx, MAILS, args)), isDelivering: ctx.config.smtpUrl !== undefined };
  }

  @MayCall('manageMails')
  @Query(() => MailPreview, { description: 'Administrators only: a mail, with its text while it waits.' })
  adminMail(@Ctx() ctx: Context, @IdOf('mail') id: string): Promise<MailPreview> {
    return mailPreview(ctx, id);
  }

  @MayCall('manageMails')
  @Mutation(() => Mail, {
    description: 'Administrators only: sends a mail again. CONFLICT when it was sent.',
  })
  retryMail(@Ctx() ctx: Context, @IdOf('mail') id: string): Promise<Mail> {
    return retryMail(ctx, id);
  }
}
