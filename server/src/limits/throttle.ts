import type { Reader } from '../database/statement.ts';
import { addressKeys } from '../shared/address-key.ts';
import { rateLimited } from '../shared/errors.ts';
import { countHit } from './hit-counts.ts';

/** Counts a hit of a key in its window; RATE_LIMITED beyond `most`. Inside a transaction a rejected hit is rolled back. */
export async function throttle(reader: Reader, key: string, seconds: number, most: number): Promise<void> {
  const { count, rest } = await countHit(reader, key, seconds);
  if (count > most) throw rateLimited(rest);
}

/** Throttles each key of an address, prefixed by `what`; see `addressKeys`. */
export async function throttleAddress(
  reader: Reader,
  { what, address, seconds, most }: { what: string; address: string; seconds: number; most: number },
): Promise<void> {
  for (const { key, factor } of addressKeys(address)) {
    await throttle(reader, `${what}:${key}`, seconds, most * factor);
  }
}
