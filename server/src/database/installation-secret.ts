import { createHash, createHmac } from 'node:crypto';
import type { Reader, Statement } from './statement.ts';

const SECRET: Statement = {
  name: 'installation_secret',
  text: `SELECT value FROM installation_secrets WHERE name = 'account-keys'`,
};

/** Returns the random key of this installation, for HMACs. Throws when it is missing. */
export async function installationSecret(reader: Reader): Promise<Buffer> {
  const [secret] = await reader.query<{ value: Buffer }>(SECRET);
  if (!secret) throw new Error('The secret of the installation is missing; a migration makes it.');
  return secret.value;
}

/** What a pseudonym is stored for. The same person has another pseudonym for each, so that rows cannot be linked. */
type Purpose =
  | 'account'
  | 'browser'
  | 'company-search'
  | 'opening-sighting'
  | 'photo-report'
  | 'rating'
  | 'rating-mark'
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
