import type { Reader, Statement } from '../../database/statement.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { invalid, unauthenticated } from '../../shared/errors.ts';
import { isWellKnownPassword } from '../../shared/well-known-passwords.ts';
import type { NewPasswordInput } from '../account.inputs.ts';
import { User } from '../user.ts';
import { isPlainPassword, personalWords } from './password-rules.ts';

const WINDOW_SECONDS = 10 * 60;

const SITE: Statement = { name: 'password_site', text: 'SELECT site_name AS "siteName" FROM settings' };

/**
 * Checks a new password beyond its length: both entries equal, not well known, no common word, none of the person's or
 * the site's own. BAD_USER_INPUT.
 */
export async function checkNewPassword(
  reader: Reader,
  { password, passwordConfirmation }: NewPasswordInput,
  { name, email }: Pick<User, 'name' | 'email'>,
): Promise<void> {
  if (password !== passwordConfirmation) {
    throw invalid({ passwordConfirmation: ['As senhas não coincidem'] });
  }
  const [site] = await reader.query<{ siteName: string }>(SITE);
  const personal = personalWords([name, email.split('@')[0] ?? '', site?.siteName ?? '']);
  if (isWellKnownPassword(password) || isPlainPassword(password, personal)) {
    throw invalid({ password: ['Esta senha é muito conhecida. Escolha outra.'] });
  }
}

/**
 * Checks the signed-in person's password. BAD_USER_INPUT under the name of its field; RATE_LIMITED after ten attempts
 * in ten minutes, right ones too. Returns the checked account.
 */
export async function checkCurrentPassword(
  ctx: Context,
  viewer: Viewer,
  password: string,
  field: string,
): Promise<User> {
  const { PASSWORD_CHANGES } = ctx.config.limits;
  await throttle(ctx.db.reads, `current-password:${viewer.id}`, WINDOW_SECONDS, PASSWORD_CHANGES);
  const user = await ctx.db.manager.findOneBy(User, { id: viewer.id });
  if (!user) throw unauthenticated();
  if (!(await ctx.passwords.verify(user.passwordHash, password))) {
    throw invalid({ [field]: ['A senha atual não confere.'] });
  }
  return user;
}
