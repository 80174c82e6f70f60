import dns from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { invalid } from '../shared/errors.ts';

/** An address that webhooks may not be sent to; the message is for its person. */
export class TargetError extends Error {}

export interface Address {
  address: string;
  family: 4 | 6;
}

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Returns whether an address is reached over the internet alone: no private, local, mapped or reserved one. */
export function isPublic(text: string): boolean {
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6));
}

/** Asks the name servers, not the system, whose look-ups hold a thread of the pool that hashes passwords. */
async function lookUp(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  resolver.setServers(dns.getServers());
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Returns the address of a URL's host that is no name; null for a name. */
export function literalOf(host: string): string | null {
  const literal = host.replace(/^\[|\]$/g, '');
  return isIP(literal) ? literal : null;
}

/** Returns the addresses of a host, all of them public. Throws TargetError. */
export async function publicAddresses(host: string): Promise<Address[]> {
  const literal = literalOf(host);
  const addresses = literal ? [literal] : await lookUp(host);
  if (addresses.length === 0) throw new TargetError('Não encontramos este endereço. Confira o nome do site.');
  if (!addresses.every(isPublic))
    throw new TargetError('Este endereço é de uma rede interna. Use um que a internet alcance.');
  return addresses.map((address) => ({ address, family: isIP(address) as 4 | 6 }));
}

/** Returns whether a URL is one of `WEBHOOK_TEST_TARGETS`, which may be plain and local. */
export function isTestTarget({ hostname, port, protocol }: URL, targets: readonly string[]): boolean {
  return targets.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);
}

/** Returns a typed address as a URL that may be sent to now; BAD_USER_INPUT with what to do otherwise. */
export async function checkUrl(address: string, targets: readonly string[]): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw invalid({ url: ['Escreva o endereço completo, como https://exemplo.com.br/webhooks.'] });
  if (url.username || url.password || url.hash)
    throw invalid({ url: ['O endereço não pode ter usuário, senha nem #.'] });
  if (isTestTarget(url, targets)) return url.href;
  if (url.protocol !== 'https:') throw invalid({ url: ['Use um endereço com https://.'] });
  try {
    await publicAddresses(url.hostname);
  } catch (error) {
    if (error instanceof TargetError) throw invalid({ url: [error.message] });
    throw error;
  }
  return url.href;
}
