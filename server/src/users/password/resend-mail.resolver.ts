import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Mail } from '../../mail/mail.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { resendMail } from './resend-mail.ts';

@Resolver()
export class ResendMailResolver {
  @MayCall('manageMails')
  @Mutation(() => Mail, {
    description:
      'Administrators only: writes a mail with a link anew and returns the new one. CONFLICT for other kinds (`canResend`), without an active account of this e-mail, and where it is confirmed.',
  })
  resendMail(@Ctx() ctx: Context, @IdOf('mail') id: string): Promise<Mail> {
    return resendMail(ctx, id);
  }
}
