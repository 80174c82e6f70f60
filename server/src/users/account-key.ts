import { createHash } from 'node:crypto';

/**
 * Lower case as PostgreSQL's `lower` has it, by which accounts are found: a character for a character. JavaScript makes
 * two of 'İ', and each 'i' written so would be a counter of its own.
 */
const lower = (text: string): string =>
  Array.from(text, (character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');

/** An account in the keys of counters. Hashed: what somebody typed is kept nowhere, and a key has its length. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(lower(email)).digest('base64url');
