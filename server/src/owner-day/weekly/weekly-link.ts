import { createHmac, timingSafeEqual } from 'node:crypto';
import { installationSecret } from '../../database/installation-secret.ts';
import type { Reader } from '../../database/statement.ts';
import { invalid } from '../../shared/errors.ts';

const INVALID_LINK = 'Este link não é válido. Desligue o resumo no seu perfil.';

const signatureOf = (secret: Buffer, userId: number): Buffer =>
  createHmac('sha256', secret).update(`weekly-mail:${userId}`).digest();

/** Returns the path of the page that ends the weekly mail of an account, without a login. It does not expire. */
export const weeklyLinkPath = (secret: Buffer, userId: number): string =>
  `/unsubscribe?token=${userId}.${signatureOf(secret, userId).toString('base64url')}`;

/** Returns the account of the token of a link; BAD_USER_INPUT for one that this installation did not sign. */
export async function accountOfLink(reader: Reader, token: string): Promise<number> {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) throw invalid({ token: [INVALID_LINK] });
  const received = Buffer.from(signature, 'base64url');
  const right = signatureOf(await installationSecret(reader), Number(id));
  if (received.length !== right.length || !timingSafeEqual(received, right))
    throw invalid({ token: [INVALID_LINK] });
  return Number(id);
}
