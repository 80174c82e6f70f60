import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Capabilities, type Capability, capabilitiesOf } from '../../graphql/admin-roles.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { OpenInMaintenance } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall, OpenWithoutSecondFactor } from '../../graphql/may-call.ts';
import { throttle } from '../../limits/throttle.ts';
import { conflict, invalid } from '../../shared/errors.ts';
import { Input } from '../../shared/schema/described-arguments.ts';
import { Json } from '../../shared/schema/scalars.ts';
import {
  ChangePasswordInput,
  ConfirmEmailArgs,
  DeleteAccountArgs,
  LoginInput,
  RegisterInput,
  RequestResetArgs,
  ResetPasswordInput,
  UpdateProfileInput,
} from '../account.inputs.ts';
import { accountById, currentUser } from '../current-user.ts';
import { lockUser } from '../lock-users.ts';
import { MailedLink, mailedLink } from '../mailed-link.ts';
import { queueConfirmation } from '../password/account-mails.ts';
import { changePassword } from '../password/change-password.ts';
import { rememberCaller } from '../password/known-addresses.ts';
import { accountOfToken, useToken } from '../password/one-time-tokens.ts';
import { requestPasswordReset, resetPassword } from '../password/reset-password.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { endMySession, SessionItem } from '../sessions/session-list.ts';
import { User } from '../user.ts';
import { AuthPayload, login, register } from './authentication.ts';
import { changeEmail, checkNewEmail } from './change-email.ts';
import { deleteAccount } from './delete-account.ts';
import { myPersonalData } from './personal-data.ts';

const HOUR = 60 * 60;

/** Mails the confirmation link again; CONFLICT when the e-mail is confirmed, RATE_LIMITED after five an hour. */
async function sendEmailConfirmation(ctx: Context): Promise<MailedLink> {
  const viewer = requireViewer(ctx);
  const { emailConfirmedAt } = await currentUser(ctx);
  if (emailConfirmedAt !== null) throw conflict('Este e-mail já está confirmado.');
  await throttle(ctx.db.reads, `confirm:${viewer.id}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
  await ctx.db.transaction((manager) => queueConfirmation(ctx, manager, viewer.email));
  return mailedLink(viewer.email, 'confirm-email');
}

/** Confirms an e-mail by the token of a mail, signed in or not; BAD_USER_INPUT for a wrong, used or expired one. */
async function confirmEmail(ctx: Context, token: string): Promise<User> {
  const { id } = await accountOfToken(ctx.db.reads, token, 'confirm-email');
  await ctx.db.transaction(async (manager) => {
    await useToken(manager, token);
    await manager.update(User, id, { emailConfirmedAt: new Date() });
    await ctx.services.onEmailConfirmed(ctx, manager, id);
  });
  return accountById(ctx, id);
}

/** The signed-in person's own account. */
@ForKeys(null, { viewer: 'any' })
@Resolver(() => User)
export class AccountResolver {
  @OpenInMaintenance()
  @OpenWithoutSecondFactor()
  @MayCall('signed in')
  @Query(() => User, { description: 'The signed-in account; UNAUTHENTICATED without a valid token.' })
  viewer(@Ctx() ctx: Context): Promise<User> {
    return currentUser(ctx);
  }

  @OpenInMaintenance()
  @MayCall('anyone')
  @Mutation(() => AuthPayload, {
    description:
      'Opens a session. UNAUTHENTICATED for a wrong e-mail or password, without saying which; SECOND_FACTOR_REQUIRED for a missing or wrong `otp`.',
  })
  login(@Ctx() ctx: Context, @Input('E-mail and password.') input: LoginInput): Promise<AuthPayload> {
    return login(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => AuthPayload, { description: 'Creates a company account and signs it in.' })
  register(@Ctx() ctx: Context, @Input('The new account.') input: RegisterInput): Promise<AuthPayload> {
    return register(ctx, input);
  }

  @OpenInMaintenance()
  @OpenWithoutSecondFactor()
  @MayCall('signed in')
  @Mutation(() => SessionItem, { description: 'Ends the session of the token sent and returns it.' })
  logout(@Ctx() ctx: Context): Promise<SessionItem> {
    return endMySession(ctx, null);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the e-mail was confirmed by the link of a mail.',
  })
  isEmailConfirmed(@Root() user: User): boolean {
    return user.emailConfirmedAt !== null;
  }

  @FieldResolver(() => [Capabilities], {
    description: 'What the role of an administrator allows; empty for others.',
  })
  capabilities(@Root() user: User): Capability[] {
    return capabilitiesOf(user.adminRole);
  }

  @MayCall('signed in')
  @Query(() => Json, { description: 'All data about the signed-in person, named in English.' })
  myPersonalData(@Ctx() ctx: Context): Promise<object> {
    return myPersonalData(ctx);
  }

  @MayCall('signed in')
  @Mutation(() => User, { description: 'Changes name and e-mail of the signed-in person.' })
  updateProfile(
    @Ctx() ctx: Context,
    @Input('The name and e-mail from now on.') input: UpdateProfileInput,
  ): Promise<User> {
    return updateProfile(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => User, {
    description: 'Changes the password of the signed-in person and ends all other sessions.',
  })
  changePassword(
    @Ctx() ctx: Context,
    @Input('The old and the new password.') input: ChangePasswordInput,
  ): Promise<User> {
    return changePassword(ctx, input);
  }

  @MayCall('anyone')
  @Mutation(() => MailedLink, {
    description:
      'Mails a link for setting a new password; the answer is the same whether the address has an account or not.',
  })
  requestPasswordReset(@Ctx() ctx: Context, @Args() { email }: RequestResetArgs): Promise<MailedLink> {
    return requestPasswordReset(ctx, email);
  }

  @MayCall('anyone')
  @Mutation(() => User, {
    description:
      'Sets a new password by the token of a mail and ends all sessions. BAD_USER_INPUT for an invalid link.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Input('Token of the mail and new password.') input: ResetPasswordInput,
  ): Promise<User> {
    return resetPassword(ctx, input);
  }

  @MayCall('signed in')
  @Mutation(() => MailedLink, {
    description: 'Mails the link that confirms the e-mail again; CONFLICT when it is confirmed.',
  })
  sendEmailConfirmation(@Ctx() ctx: Context): Promise<MailedLink> {
    return sendEmailConfirmation(ctx);
  }

  @MayCall('anyone')
  @Mutation(() => User, {
    description: 'Confirms an e-mail by the token of a mail. BAD_USER_INPUT for an invalid link.',
  })
  confirmEmail(@Ctx() ctx: Context, @Args() { token }: ConfirmEmailArgs): Promise<User> {
    return confirmEmail(ctx, token);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description:
      'Removes the account of the signed-in person with all its companies. CONFLICT for the last administrator.',
  })
  deleteAccount(@Ctx() ctx: Context, @Args() { password }: DeleteAccountArgs): Promise<Deletion> {
    return deleteAccount(ctx, password);
  }
}

/** Changes the signed-in person's name and e-mail; a new e-mail asks for the password. */
async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  const { name, email } = input;
  if (email !== viewer.email) {
    checkNewEmail(email);
    if (!input.currentPassword) {
      throw invalid({ currentPassword: ['Informe sua senha para trocar o e-mail.'] }, 'REQUIRED');
    }
    await checkCurrentPassword(ctx, viewer, input.currentPassword, 'currentPassword');
  }
  await ctx.db.transaction(async (manager) => {
    const user = await lockUser(manager, viewer.id);
    // The password was checked for this e-mail.
    if (user?.email !== viewer.email)
      throw conflict('O e-mail acaba de ser alterado em outro lugar. Recarregue a página e confira.');
    await manager.update(User, viewer.id, { name });
    if (email === user.email) return;
    await changeEmail(ctx, manager, user, email);
    await rememberCaller(ctx, manager, email);
  });
  return currentUser(ctx);
}
