import { createHash } from 'node:crypto';
import type { Context } from '../graphql/context.ts';
import { addressKey } from '../shared/address-key.ts';

/** The network of an address: IPv4 by /24, IPv6 by /64. */
function networkOf(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key : key.split('.').slice(0, 3).join('.');
}

/**
 * Returns a hash of user agent and network; null without a user agent. It groups ratings from one browser whose
 * storage, and with it the fingerprint, was cleared in between.
 */
export function familyHashOf({ address, userAgent }: Pick<Context, 'address' | 'userAgent'>): Buffer | null {
  if (!userAgent) return null;
  return createHash('sha256')
    .update(`${networkOf(address)}\n${userAgent}`)
    .digest();
}
