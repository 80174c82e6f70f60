import { dictionary } from '@zxcvbn-ts/language-common';
import text from './well-known-passwords.txt?raw';

/** Shorter passwords are rejected anyway. */
const LEAST = 8;

/** Frequent passwords of two public collections of leaks, in lower case, the most frequent first: xato's and Django's. */
export const WELL_KNOWN_LISTS: readonly (readonly string[])[] = [
  (dictionary['passwords-common'] ?? []).map(String).filter((word) => word.length >= LEAST),
  text.trimEnd().split('\n'),
];

const WELL_KNOWN: ReadonlySet<string> = new Set(WELL_KNOWN_LISTS.flat());

/** Returns whether a password is among the most frequent ones, in any case of letters. */
export const isWellKnownPassword = (password: string): boolean => WELL_KNOWN.has(password.toLowerCase());
