import type { Context, Viewer } from '../lib/context.ts';
import { invalid, rateLimited, unauthenticated } from '../lib/errors.ts';
import { isWellKnownPassword } from '../lib/passwords.ts';
import { countHit } from '../lib/rate-limit.ts';
import { User } from './user.ts';

const WINDOW_SECONDS = 10 * 60;

/** The rules of a new password that go beyond its length (DECISIONS section 2). BAD_USER_INPUT. */
export function checkNewPassword(password: string, confirmation: string): void {
  if (password !== confirmation) throw invalid({ passwordConfirmation: ['As senhas não coincidem'] });
  if (isWellKnownPassword(password)) {
    throw invalid({ password: ['Esta senha é muito conhecida. Escolha outra.'] });
  }
}

/**
 * Asks for the signed-in person's password again. BAD_USER_INPUT under the name of the field that it came
 * in; RATE_LIMITED after ten tries in ten minutes, also right ones. Returns the account as it was checked.
 */
export async function checkOwnPassword(
  ctx: Context,
  viewer: Viewer,
  password: string,
  field: string,
): Promise<User> {
  const { count, rest } = await countHit(ctx.db.reads, `own-password:${viewer.id}`, WINDOW_SECONDS);
  if (count > ctx.config.limits.PASSWORD_CHANGES) throw rateLimited(rest);
  const user = await ctx.db.dataSource.manager.findOneBy(User, { id: viewer.id });
  if (!user) throw unauthenticated();
  if (!(await ctx.passwords.verify(user.passwordHash, password))) {
    throw invalid({ [field]: ['A senha atual não confere.'] });
  }
  return user;
}
