import { createHmac } from 'node:crypto';
import type { Reader, Statement } from '../database/statement.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';

const SECRET: Statement = {
  name: 'account_keys_secret',
  text: `SELECT value FROM installation_secrets WHERE name = 'account-keys'`,
};

/**
 * Lower-cases as PostgreSQL's `lower` does, character by character. JavaScript makes two characters of 'İ', and each
 * spelling would have a counter of its own.
 */
const lower = (text: string): string =>
  Array.from(text, (character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');

/**
 * Returns the prefix of the keys of an account's counters: an HMAC of the e-mail by the installation's secret, so that
 * the counters reveal no e-mails. Takes the same time for an e-mail without account.
 */
export async function accountKey(reader: Reader, email: string): Promise<string> {
  const [secret] = await reader.query<{ value: Buffer }>(SECRET);
  if (!secret) throw new Error('The secret of the account keys is missing; a migration makes it.');
  return `account:${createHmac('sha256', secret.value)
    .update(lower(normalizeEmail(email)))
    .digest('base64url')}`;
}
