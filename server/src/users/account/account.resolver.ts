import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { OpenInMaintenance } from '../../graphql/open-in-maintenance.ts';
import {
  ChangePasswordInput,
  CloseAccountArgs,
  ConfirmEmailArgs,
  LoginInput,
  RegisterInput,
  RequestResetArgs,
  ResetPasswordInput,
  UpdateProfileInput,
} from '../account.inputs.ts';
import { currentUser } from '../current-user.ts';
import { changePassword } from '../password/change-password.ts';
import { requestPasswordReset, resetPassword } from '../password/reset-password.ts';
import { User } from '../user.ts';
import { AuthPayload, login, logout, register } from './authentication.ts';
import { closeAccount } from './close-account.ts';
import { confirmEmail, sendEmailConfirmation } from './confirm-email.ts';
import { personalData } from './personal-data.ts';
import { updateProfile } from './update-profile.ts';

/** The signed-in person's own account. */
@ForKeys(null, { viewer: 'any' })
@Resolver(() => User)
export class AccountResolver {
  @OpenInMaintenance()
  @MayCall('signed in')
  @Query(() => User, { description: 'The signed-in account; UNAUTHENTICATED without a valid token.' })
  viewer(@Ctx() ctx: Context): Promise<User> {
    return currentUser(ctx);
  }

  @OpenInMaintenance()
  @MayCall('anyone')
  @Mutation(() => AuthPayload, {
    description: 'Opens a session. UNAUTHENTICATED for a wrong e-mail or password, without saying which.',
  })
  login(@Ctx() ctx: Context, @Arg('input') input: LoginInput): Promise<AuthPayload> {
    return login(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => AuthPayload, { description: 'Creates a company account and signs it in.' })
  register(@Ctx() ctx: Context, @Arg('input') input: RegisterInput): Promise<AuthPayload> {
    return register(ctx, input);
  }

  @OpenInMaintenance()
  @MayCall('signed in')
  @Mutation(() => Boolean, { description: 'Ends the session of the token sent.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logout(ctx);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the e-mail was confirmed by the link of a mail.',
  })
  isEmailConfirmed(@Root() user: User): boolean {
    return user.emailConfirmedAt !== null;
  }

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
