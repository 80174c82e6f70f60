/** Limit of an IPv6 /48 as a multiple of that of a /64. */
const SITE_FACTOR = 4;

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const plain = (address.split('%')[0] ?? '').replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_dotted, ...bytes: string[]) => {
      const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, '0'));
      return `${a}${b}:${c}${d}`;
    },
  );
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Returns the key of an address: IPv4 whole, also mapped into IPv6; IPv6 by /64 since one household has that many. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const pair = Number.parseInt(group, 16);
      return [pair >> 8, pair & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the keys under which limits of writes count an address, each with the factor by which its limit is multiplied:
 * IPv4 whole; IPv6 by /64, and with factor 4 by /48, which has 65,536 of them. Not for reads: carriers share a /48 among their customers.
 */
export function addressKeys(address: string): Array<{ key: string; factor: number }> {
  const own = addressKey(address);
  if (!own.endsWith('::/64')) return [{ key: own, factor: 1 }];
  const site = `${own.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
  return [
    { key: own, factor: 1 },
    { key: site, factor: SITE_FACTOR },
  ];
}
