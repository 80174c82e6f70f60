import { createHash } from 'node:crypto';
import { requireViewer } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { forbidden, invalid, rateLimited, unauthenticated } from '../lib/errors.ts';
import { isWellKnownPassword } from '../lib/passwords.ts';
import { addressKey, countHit, isKnown, remember } from '../lib/rate-limit.ts';
import { inTransaction } from '../lib/transaction.ts';
import { Plan } from '../plans/plan.ts';
import type { AuthPayload } from './auth-payload.ts';
import { endSession, openSession } from './sessions.ts';
import type { LoginInput, RegisterInput } from './user.inputs.ts';
import { User, UserRole } from './user.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const KNOWN_ADDRESS_SECONDS = 90 * 24 * HOUR;
const DEFAULT_PLAN = 'Grátis';

/** A counter of failed logins; an address in `waivedBy` is never held by it (design/HARDENING.md). */
interface Try {
  key: string;
  seconds: number;
  most: number;
  waivedBy: string | null;
}

/** The signed-in account; UNAUTHENTICATED for nobody. */
export async function currentUser(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx);
  const user = await ctx.db.dataSource.manager.findOne(User, {
    where: { id: viewer.id },
    relations: { plan: true },
  });
  if (!user) throw unauthenticated();
  return user;
}

/** Makes a company account and signs it in. BAD_USER_INPUT with fields; RATE_LIMITED by address. */
export async function register(ctx: Context, input: RegisterInput): Promise<AuthPayload> {
  if (input.password !== input.passwordConfirmation) {
    throw invalid({ passwordConfirmation: ['As senhas não coincidem'] });
  }
  if (isWellKnownPassword(input.password)) {
    throw invalid({ password: ['Esta senha é muito conhecida. Escolha outra.'] });
  }
  const { count, rest } = await countHit(ctx.db.reads, `register:${addressKey(ctx.address)}`, HOUR);
  if (count > ctx.config.limits.REGISTRATIONS) throw rateLimited(rest);
  const passwordHash = await ctx.passwords.hash(input.password);
  return inTransaction(ctx, async (manager) => {
    const plan = await manager.findOne(Plan, {
      where: { name: DEFAULT_PLAN, isActive: true },
      order: { id: 'ASC' },
    });
    const { identifiers } = await manager.insert(User, {
      name: input.name,
      email: input.email,
      role: UserRole.company,
      companyName: input.companyName || null,
      planId: plan?.id ?? null,
      passwordHash,
    });
    const user = await manager.findOneOrFail(User, {
      where: { id: identifiers[0]?.id as number },
      relations: { plan: true },
    });
    return { user, token: await openSession(manager, user.id, false) };
  });
}

/**
 * Opens a session. A wrong address and a wrong password answer alike and take as long (DECISIONS
 * section 2); tries are counted before the password is looked at and taken back when it is right.
 */
export async function login(ctx: Context, input: LoginInput): Promise<AuthPayload> {
  const from = addressKey(ctx.address);
  const account = input.email.toLowerCase();
  const user = await ctx.db.dataSource.manager
    .createQueryBuilder(User, 'user')
    .leftJoinAndSelect('user.plan', 'plan')
    .where('lower(user.email) = :account', { account })
    .getOne();
  // Hashed: what somebody typed is kept nowhere, and a key has its length.
  const name = createHash('sha256').update(account).digest('base64url');
  const entered = `entered:${name}:${from}`;
  const tries: Try[] = [
    { key: `login:${from}`, seconds: MINUTE, most: ctx.config.limits.LOGINS_ADDRESS, waivedBy: null },
    {
      key: `login-account:${name}`,
      seconds: HOUR,
      most: ctx.config.limits.LOGINS_ACCOUNT,
      waivedBy: entered,
    },
  ];
  for (const { key, seconds, most, waivedBy } of tries) {
    const tried = await countHit(ctx.db.reads, key, seconds);
    if (tried.count <= most) continue;
    if (!waivedBy || !(await isKnown(ctx.db.reads, waivedBy))) throw rateLimited(tried.rest);
  }
  if (!(await ctx.passwords.verify(user?.passwordHash, input.password)) || !user) {
    throw unauthenticated('Credenciais inválidas.');
  }
  for (const { key, seconds } of tries) await countHit(ctx.db.reads, key, seconds, -1);
  if (!user.isActive) throw forbidden('Conta desativada. Entre em contato com o administrador.');
  await remember(ctx.db.reads, entered, KNOWN_ADDRESS_SECONDS);
  const token = await inTransaction(ctx, (manager) => openSession(manager, user.id, input.remember ?? false));
  return { user, token };
}

/** Ends this very session; UNAUTHENTICATED for nobody. */
export async function logout(ctx: Context): Promise<boolean> {
  await endSession(ctx.db.reads, requireViewer(ctx).tokenHash);
  return true;
}
