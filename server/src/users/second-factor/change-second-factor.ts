import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { renderSVG } from 'uqr';
import { recordAction } from '../../audit/record-action.ts';
import type { Statement } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, unauthenticated } from '../../shared/errors.ts';
import { accountById } from '../current-user.ts';
import { lockUser } from '../lock-users.ts';
import { queueSecurityMail } from '../password/account-mails.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { endSessions } from '../sessions/sessions.ts';
import { User } from '../user.ts';
import { countCode, newRecoveryCodes, newSecret, takeCode, totpOf } from './codes.ts';
import { CODE_TOO_LONG, WRONG_CODE } from './confirm-person.ts';
import { RecoveryCode, SecondFactor } from './second-factor.ts';

@ArgsType()
export class StartSecondFactorArgs {
  @Field({ description: "The account's password." })
  @IsNotEmpty({ message: 'Senha é obrigatória' })
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password!: string;
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @Field({ description: 'A code of the authenticator app.' })
  @IsNotEmpty({ message: 'Código é obrigatório' })
  @MaxLength(40, CODE_TOO_LONG)
  otp!: string;
}

@ArgsType()
export class SecondFactorArgs extends StartSecondFactorArgs {
  @Field({ description: 'An unused code of the authenticator app, or a recovery code.' })
  @IsNotEmpty({ message: 'Código é obrigatório' })
  @MaxLength(40, CODE_TOO_LONG)
  otp!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app needs; it counts once confirmed.',
})
export class SecondFactorSetup {
  @Field({ description: 'Key to type into the app, in base32.' })
  secret!: string;

  @Field({ description: '`otpauth://` address of the key, which opens the app on the same device.' })
  uri!: string;

  @Field({ description: 'QR code of `uri` as SVG, which the app scans.' })
  qrSvg!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The recovery codes of an account that has a second factor.',
})
export class RecoveryCodes {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => [String], {
    description:
      'Ten codes, each for one login without the app. They are shown here only, and stored nowhere.',
  })
  codes!: string[];
}

const SITE: Statement = { name: 'second_factor_site', text: 'SELECT site_name AS "siteName" FROM settings' };
const ALREADY_ON = 'A verificação em duas etapas já está ativada.';
const IS_OFF = 'A verificação em duas etapas não está ativada.';
const wrongCode = () => invalid({ otp: [WRONG_CODE] });

/** Locks the signed-in account, which has a second factor or not; CONFLICT otherwise. */
async function lockOwn(ctx: Context, manager: EntityManager, isOn: boolean): Promise<User> {
  const user = await lockUser(manager, requireViewer(ctx).id);
  if (!user) throw unauthenticated();
  if ((user.secondFactorAt !== null) !== isOn) throw conflict(isOn ? IS_OFF : ALREADY_ON);
  return user;
}

/** Makes a secret for the signed-in person's app, in place of one that was never confirmed. CONFLICT if it is on. */
export async function startSecondFactor(ctx: Context, password: string): Promise<SecondFactorSetup> {
  const viewer = requireViewer(ctx);
  await checkCurrentPassword(ctx, viewer, password, 'password');
  const secret = newSecret();
  const [site] = await ctx.db.reads.query<{ siteName: string }>(SITE);
  await ctx.db.transaction(async (manager) => {
    await lockOwn(ctx, manager, false);
    await manager.upsert(SecondFactor, { userId: viewer.id, secret, lastStep: 0 }, ['userId']);
  });
  const uri = totpOf(secret, site?.siteName, viewer.email).toString();
  return { secret, uri, qrSvg: renderSVG(uri, { ecc: 'M', border: 4 }) };
}

/**
 * Enables the second factor of the signed-in person by a code of the app, ends all other sessions and mails the account.
 * BAD_USER_INPUT under `otp`; CONFLICT if it is on.
 */
export async function confirmSecondFactor(ctx: Context, otp: string): Promise<RecoveryCodes> {
  const { id, tokenHash } = requireViewer(ctx);
  await countCode(ctx, id);
  const codes = await ctx.db.transaction(async (manager) => {
    const user = await lockOwn(ctx, manager, false);
    if (!(await takeCode(manager, id, otp))) throw wrongCode();
    await manager.update(User, id, { secondFactorAt: new Date() });
    await endSessions(manager, id, tokenHash);
    await recordAction(ctx, manager, 'user.second-factor-on', id);
    await queueSecurityMail(ctx, manager, user.email, 'second-factor-on');
    return newRecoveryCodes(manager, id);
  });
  return { user: await accountById(ctx, id), codes };
}

/** Runs `work` on the locked signed-in account after its password and a code; BAD_USER_INPUT, CONFLICT if it is off. */
async function withPasswordAndCode<T>(
  ctx: Context,
  { password, otp }: SecondFactorArgs,
  work: (manager: EntityManager, user: User) => Promise<T>,
): Promise<T> {
  const viewer = requireViewer(ctx);
  await checkCurrentPassword(ctx, viewer, password, 'password');
  await countCode(ctx, viewer.id);
  return ctx.db.transaction(async (manager) => {
    const user = await lockOwn(ctx, manager, true);
    if (!(await takeCode(manager, viewer.id, otp))) throw wrongCode();
    return work(manager, user);
  });
}

/** Gives the signed-in person new recovery codes; the earlier ones end. */
export async function renewRecoveryCodes(ctx: Context, args: SecondFactorArgs): Promise<RecoveryCodes> {
  const { id } = requireViewer(ctx);
  const codes = await withPasswordAndCode(ctx, args, async (manager, { email }) => {
    await recordAction(ctx, manager, 'user.recovery-codes', id);
    await queueSecurityMail(ctx, manager, email, 'recovery-codes');
    return newRecoveryCodes(manager, id);
  });
  return { user: await accountById(ctx, id), codes };
}

/** Disables the second factor of the signed-in person. */
export async function disableSecondFactor(ctx: Context, args: SecondFactorArgs): Promise<User> {
  await withPasswordAndCode(ctx, args, (manager, user) => removeFactor(ctx, manager, user));
  return accountById(ctx, requireViewer(ctx).id);
}

/** Removes the second factor of a locked account with its recovery codes, records it and mails the account. */
export async function removeFactor(
  ctx: Pick<Context, 'config' | 'viewer'> & { address: string | null },
  manager: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await manager.update(User, id, { secondFactorAt: null });
  await manager.delete(SecondFactor, { userId: id });
  await manager.delete(RecoveryCode, { userId: id });
  await recordAction(ctx, manager, 'user.second-factor-off', id);
  await queueSecurityMail(ctx, manager, email, 'second-factor-off');
}
