import { createHmac } from 'node:crypto';
import type { Reader, Statement } from '../database/statement.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';

const SECRET: Statement = {
  name: 'account_keys_secret',
  text: `SELECT value FROM installation_secrets WHERE name = 'account-keys'`,
};

/**
 * Lower case as PostgreSQL's `lower` has it, by which accounts are found: a character for a character. JavaScript makes
 * two of 'İ', and each 'i' written so would be a counter of its own.
 */
const lower = (text: string): string =>
  Array.from(text, (character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');

/**
 * What the keys of an account's counters begin with. An HMAC of the e-mail by the installation's secret: whoever sees
 * the counters cannot try e-mails against them, and a key has a fixed length. The same work for an e-mail without account.
 */
export async function accountKey(reader: Reader, email: string): Promise<string> {
  const [secret] = await reader.query<{ value: Buffer }>(SECRET);
  if (!secret) throw new Error('The secret of the account keys is missing; a migration makes it.');
  return `account:${createHmac('sha256', secret.value)
    .update(lower(normalizeEmail(email)))
    .digest('base64url')}`;
}
