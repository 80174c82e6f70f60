import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { Mail } from '../mail/mail.ts';
import { IdOf } from '../shared/schema/described-arguments.ts';
import { resendMail } from './resend-mail.ts';

@Resolver()
export class ResendMailResolver {
  @MayCall('manageMails')
  @Mutation(() => Mail, {
    description:
      'Administrators only: writes a sent mail anew from what is stored, once, and returns the new one. CONFLICT without `canResend`, and where what it told of is gone or no longer so.',
  })
  resendMail(@Ctx() ctx: Context, @IdOf('mail') id: string): Promise<Mail> {
    return resendMail(ctx, id);
  }
}
