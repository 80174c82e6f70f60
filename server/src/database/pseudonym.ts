import { createHash, createHmac } from 'node:crypto';
import { installationSecret } from './installation-secret.ts';
import type { Reader } from './statement.ts';

/** What a pseudonym is stored for. The same person has another pseudonym for each, so that rows cannot be linked. */
type Purpose =
  | 'account'
  | 'browser'
  | 'company-search'
  | 'photo-report'
  | 'rating'
  | 'rating-report'
  | 'save'
  | 'search'
  | 'visit';

/**
 * Returns what is stored instead of a text that tells a person: an HMAC by the installation's secret. A hash without a key
 * is no protection, since all network addresses can be tried in a second.
 */
export const pseudonym = (secret: Buffer, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose} ${text}`).digest();

/** Returns the pseudonym of a text's SHA-256, which was stored before pseudonyms had a key. */
export async function pseudonymOfHash(reader: Reader, purpose: Purpose, text: string): Promise<Buffer> {
  const hash = createHash('sha256').update(text).digest('hex');
  return pseudonym(await installationSecret(reader), purpose, hash);
}
