import { randomInt } from 'node:crypto';

// Without l, I, 1, O and 0, which are confused when typed from a log.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a password of 16 characters (93 bits) in groups of four, such as 'w7Kp-3mQx-Rt9a-Zc4n'. */
export function generatePassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  return groups.join('-');
}
