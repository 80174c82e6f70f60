import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'guia_live_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const BEGINNING_LENGTH = PREFIX.length + 4;
const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Returns the CRC32 of a text in base 62, six digits. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < CHECKSUM_LENGTH; count++) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** Returns a random key: the prefix, 30 digits in base 62 (178 bits), and their checksum. */
export function newKey(): string {
  let random = '';
  for (let count = 0; count < RANDOM_LENGTH; count++) random += DIGITS.charAt(randomInt(DIGITS.length));
  return PREFIX + random + checksumOf(random);
}

/** Returns whether a token is meant as an API key. */
export const looksLikeKey = (token: string): boolean => token.startsWith(PREFIX);

/** Returns whether a token has the form of a key and its checksum; tells typing errors without the database. */
export function isIntactKey(token: string): boolean {
  const [, random = '', checksum] = FORM.exec(token) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

/** Returns the characters that are stored, by which its owner recognizes a key. */
export const beginningOf = (key: string): string => key.slice(0, BEGINNING_LENGTH);
