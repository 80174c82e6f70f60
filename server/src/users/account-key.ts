import { createHmac } from 'node:crypto';
import { installationSecret } from '../database/installation-secret.ts';
import type { Reader } from '../database/statement.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';

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
  return `account:${createHmac('sha256', await installationSecret(reader))
    .update(lower(normalizeEmail(email)))
    .digest('base64url')}`;
}
