import type { Reader, Statement } from '../../database/statement.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { countHit } from '../../limits/rate-limit.ts';
import { invalid, rateLimited, unauthenticated } from '../../shared/errors.ts';
import { isWellKnownPassword } from '../../shared/passwords.ts';
import { User } from '../user.ts';
import { isPlainPassword, personalWords } from './password-rules.ts';

const WINDOW_SECONDS = 10 * 60;

const SITE: Statement = { name: 'password_site', text: 'SELECT site_name AS "siteName" FROM settings' };

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/**
 * The rules of a new password that go beyond its length: typed twice alike, none of the well-known ones, no common word,
 * nor the person's or the site's own. BAD_USER_INPUT.
 */
export async function checkNewPassword(
  reader: Reader,
  { password, passwordConfirmation }: NewPassword,
  { name, email }: Pick<User, 'name' | 'email'>,
): Promise<void> {
  if (password !== passwordConfirmation) {
    throw invalid({ passwordConfirmation: ['As senhas não coincidem'] });
  }
  const [site] = await reader.query<{ siteName: string }>(SITE);
  const own = personalWords([name, email.split('@')[0] ?? '', site?.siteName ?? '']);
  if (isWellKnownPassword(password) || isPlainPassword(password, own)) {
    throw invalid({ password: ['Esta senha é muito conhecida. Escolha outra.'] });
  }
}

/**
 * Asks for the signed-in person's password again. BAD_USER_INPUT under the name of the field that it came
 * in; RATE_LIMITED after ten tries in ten minutes, also right ones. Returns the account as it was checked.
 */
export async function checkCurrentPassword(
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
