import type { Reader } from '../database/statement.ts';
import { addressKeys } from '../shared/address-key.ts';
import { rateLimited } from '../shared/errors.ts';
import { countHit } from './rate-limit.ts';

/** Counts one more of a key in its window; RATE_LIMITED beyond `most`. In a transaction a refused one counts not. */
export async function throttle(reader: Reader, key: string, seconds: number, most: number): Promise<void> {
  const { count, rest } = await countHit(reader, key, seconds);
  if (count > most) throw rateLimited(rest);
}

/** The same for each key of an address, which goes behind `what`; see `addressKeys`. */
export async function throttleAddress(
  reader: Reader,
  { what, address, seconds, most }: { what: string; address: string; seconds: number; most: number },
): Promise<void> {
  for (const { key, factor } of addressKeys(address)) {
    await throttle(reader, `${what}:${key}`, seconds, most * factor);
  }
}
