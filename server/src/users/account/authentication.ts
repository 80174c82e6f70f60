import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { throttleAddress } from '../../limits/throttle.ts';
import { defaultPlanId } from '../../plans/plan.ts';
import { forbidden, secondFactorRequired, unauthenticated } from '../../shared/errors.ts';
import type { LoginInput, RegisterInput } from '../account.inputs.ts';
import { queueConfirmation } from '../password/account-mails.ts';
import { rememberCaller } from '../password/known-addresses.ts';
import { countLogin } from '../password/login-limits.ts';
import { checkNewPassword } from '../password/set-password.ts';
import { countCode, takeCode } from '../second-factor/codes.ts';
import { WRONG_CODE } from '../second-factor/confirm-person.ts';
import { openSession } from '../sessions/sessions.ts';
import { tokenHashOf } from '../tokens.ts';
import { User, UserRole } from '../user.ts';

@ObjectType({ simpleResolvers: true, description: 'A fresh session.' })
export class AuthPayload {
  @Field(() => User, { description: 'The account that the token opens.' })
  user!: User;

  @Field({ description: 'Send it as `Authorization: Bearer …`.' })
  token!: string;
}

const HOUR = 60 * 60;

const wrongCredentials = () => unauthenticated('E-mail ou senha não conferem.');

/** Marks the response as opening a session, once that is committed. */
function signedIn(ctx: Context, payload: AuthPayload): AuthPayload {
  ctx.answer.opened = { tokenHash: tokenHashOf(payload.token), account: payload.user.id };
  return payload;
}

/** Creates a company account and signs it in. BAD_USER_INPUT with fields; RATE_LIMITED by address. */
export async function register(ctx: Context, input: RegisterInput): Promise<AuthPayload> {
  await checkNewPassword(ctx.db.reads, input, input);
  await throttleAddress(ctx.db.reads, {
    what: 'register',
    address: ctx.address,
    seconds: HOUR,
    most: ctx.config.limits.REGISTRATIONS,
  });
  const passwordHash = await ctx.passwords.hash(input.password);
  const payload = await ctx.db.transaction(async (manager) => {
    const { identifiers } = await manager.insert(User, {
      name: input.name,
      email: input.email,
      role: UserRole.company,
      companyName: input.companyName || null,
      planId: await defaultPlanId(manager),
      passwordHash,
    });
    const user = await manager.findOneOrFail(User, {
      where: { id: identifiers[0]?.id as number },
      relations: { plan: true },
    });
    await queueConfirmation(ctx, manager, user.email);
    await rememberCaller(ctx, manager, user.email);
    return {
      user,
      token: await openSession(manager, { userId: user.id, remember: false, userAgent: ctx.userAgent }),
    };
  });
  return signedIn(ctx, payload);
}

/**
 * Opens a session. A wrong e-mail and a wrong password have the same answer and the same duration; SECOND_FACTOR_REQUIRED
 * comes only after the right password. RATE_LIMITED after too many failures, see `login-limits.ts`.
 */
export async function login(ctx: Context, input: LoginInput): Promise<AuthPayload> {
  const attempt = await countLogin(ctx, input.email);
  const user = await ctx.db.manager
    .createQueryBuilder(User, 'user')
    .leftJoinAndSelect('user.plan', 'plan')
    .where('lower(user.email) = lower(:email)', { email: input.email })
    .getOne();
  if (!(await ctx.passwords.verify(user?.passwordHash, input.password)) || !user) throw wrongCredentials();
  if (!user.isActive) {
    await attempt.succeeded();
    throw forbidden('Conta desativada. Entre em contato com o administrador.');
  }
  const { id, passwordHash } = user;
  const { otp } = input;
  if (user.secondFactorAt) {
    if (!otp) {
      // No code was guessed; the address stays unknown.
      await attempt.uncount();
      throw secondFactorRequired();
    }
    await countCode(ctx, id);
  }
  const token = await ctx.db.transaction(async (manager) => {
    // The account may have changed while the password was compared.
    const unchanged = await manager.findOne(User, {
      where: { id, passwordHash, isActive: true },
      lock: { mode: 'pessimistic_read' },
    });
    if (!unchanged) throw wrongCredentials();
    if (unchanged.secondFactorAt && !(otp && (await takeCode(manager, id, otp)))) {
      throw secondFactorRequired(WRONG_CODE);
    }
    return openSession(manager, { userId: id, remember: input.remember ?? false, userAgent: ctx.userAgent });
  });
  await attempt.succeeded();
  return signedIn(ctx, { user, token });
}
