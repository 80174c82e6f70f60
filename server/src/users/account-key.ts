import { installationSecret, pseudonym } from '../database/installation-secret.ts';
import type { Reader } from '../database/statement.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';

/**
 * Lower-cases as PostgreSQL's `lower` does, character by character. JavaScript makes two characters of 'İ', and each
 * spelling would have a counter of its own.
 */
const lower = (text: string): string =>
  Array.from(text, (character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');

/**
 * Returns the prefix of the keys of an account's counters: a pseudonym of the e-mail, so that
 * the counters reveal no e-mails. Takes the same time for an e-mail without account.
 */
export async function accountKey(reader: Reader, email: string): Promise<string> {
  const key = pseudonym(await installationSecret(reader), 'account', lower(normalizeEmail(email)));
  return `account:${key.toString('base64url')}`;
}
