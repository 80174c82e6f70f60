import { createHash } from 'node:crypto';
import type { Context } from '../graphql/context.ts';
import { addressKey } from '../shared/address-key.ts';

/** The network of an address: IPv4 by /24, IPv6 by /64. */
function networkOf(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key : key.split('.').slice(0, 3).join('.');
}

/**
 * The family of a rating: what its browser calls itself, within one network, as a hash. A fingerprint
 * alone has no family, since a random value is in it; whoever empties the browser's storage to rate
 * again has a new one, but stays in the family. Null for who does not say what browser it is.
 */
export function familyHashOf({ address, userAgent }: Pick<Context, 'address' | 'userAgent'>): Buffer | null {
  if (!userAgent) return null;
  return createHash('sha256')
    .update(`${networkOf(address)}\n${userAgent}`)
    .digest();
}
