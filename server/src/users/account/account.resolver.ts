import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import {
  ChangePasswordInput,
  CloseAccountArgs,
  ConfirmEmailArgs,
  RequestResetArgs,
  ResetPasswordInput,
  UpdateProfileInput,
} from '../account.inputs.ts';
import { changePassword } from '../password/change-password.ts';
import { requestPasswordReset, resetPassword } from '../password/reset-password.ts';
import { User } from '../user.ts';
import { closeAccount } from './close-account.ts';
import { confirmEmail, sendEmailConfirmation } from './confirm-email.ts';
import { personalData } from './personal-data.ts';
import { updateProfile } from './update-profile.ts';

/** The signed-in person's own account. */
@Resolver()
export class AccountResolver {
  @MayCall('signed in')
  @Query(() => String, {
    description: 'A JSON document with all data about the signed-in person.',
  })
  personalData(@Ctx() ctx: Context): Promise<string> {
    return personalData(ctx);
  }

  @MayCall('signed in')
  @Mutation(() => User, { description: 'Changes name and e-mail of the signed-in person.' })
  updateProfile(@Ctx() ctx: Context, @Arg('input') input: UpdateProfileInput): Promise<User> {
    return updateProfile(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description: 'Changes the password of the signed-in person and ends all other sessions.',
  })
  changePassword(@Ctx() ctx: Context, @Arg('input') input: ChangePasswordInput): Promise<boolean> {
    return changePassword(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => Boolean, {
    description: 'Mails a link for setting a new password; true whether the address has an account or not.',
  })
  requestPasswordReset(@Ctx() ctx: Context, @Args() { email }: RequestResetArgs): Promise<boolean> {
    return requestPasswordReset(ctx, email);
  }

  @MayCall('anyone')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password by the token of a mail and ends all sessions. BAD_USER_INPUT for an invalid link.',
  })
  resetPassword(@Ctx() ctx: Context, @Arg('input') input: ResetPasswordInput): Promise<boolean> {
    return resetPassword(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description: 'Mails the link that confirms the e-mail again; CONFLICT when it is confirmed.',
  })
  sendEmailConfirmation(@Ctx() ctx: Context): Promise<boolean> {
    return sendEmailConfirmation(ctx);
  }

  @MayCall('anyone')
  @Mutation(() => Boolean, {
    description: 'Confirms an e-mail by the token of a mail. BAD_USER_INPUT for an invalid link.',
  })
  confirmEmail(@Ctx() ctx: Context, @Args() { token }: ConfirmEmailArgs): Promise<boolean> {
    return confirmEmail(ctx, token);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description:
      'Removes the account of the signed-in person with all its companies. CONFLICT for the last administrator.',
  })
  closeAccount(@Ctx() ctx: Context, @Args() { password }: CloseAccountArgs): Promise<boolean> {
    return closeAccount(ctx, password);
  }
}
