import type { Reader, Statement } from './sql.ts';

const COUNT: Statement = {
  name: 'rate_limit_count',
  text: `INSERT INTO rate_limits (key, window_start, count, expires_at)
         VALUES ($1, date_bin(make_interval(secs => $2), now(), 'epoch'), $3,
                 date_bin(make_interval(secs => $2), now(), 'epoch') + make_interval(secs => $2))
         ON CONFLICT (key, window_start) DO UPDATE SET count = rate_limits.count + $3
         RETURNING count, extract(epoch FROM expires_at - now())::float8 AS rest`,
};

const LOOK: Statement = {
  name: 'rate_limit_look',
  text: 'SELECT count FROM rate_limits WHERE key = $1 AND expires_at > now() ORDER BY window_start DESC LIMIT 1',
};
const REMEMBER: Statement = {
  name: 'rate_limit_remember',
  text: `INSERT INTO rate_limits (key, window_start, count, expires_at)
         VALUES ($1, 'epoch', 1, now() + make_interval(secs => $2))
         ON CONFLICT (key, window_start) DO UPDATE SET expires_at = excluded.expires_at`,
};

export interface Counted {
  count: number;
  /** Seconds until the window ends. */
  rest: number;
}

/** Adds `amount` to a key's counter of a fixed window; kept in PostgreSQL, so all copies count as one. */
export async function countHit(
  reader: Reader,
  key: string,
  windowSeconds: number,
  amount = 1,
): Promise<Counted> {
  const [row] = await reader.query<Counted>(COUNT, [key, windowSeconds, amount]);
  return row ?? { count: 0, rest: windowSeconds };
}

/** Whether a key is remembered or counted now; writes nothing. */
export async function isKnown(reader: Reader, key: string): Promise<boolean> {
  return (await reader.query(LOOK, [key])).length > 0;
}

/** Remembers a key for so long from now on. */
export async function remember(reader: Reader, key: string, seconds: number): Promise<void> {
  await reader.query(REMEMBER, [key, seconds]);
}

/** IPv6 addresses of a network of 48 bits together may do so much more than one of 64 bits. */
const SITE_FACTOR = 4;

/** The eight groups of an IPv6 address, without leading zeros. */
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
  return [...front, ...zeros, ...back].map((part) => Number.parseInt(part, 16).toString(16));
}

/** The key of an address: IPv4 whole, also mapped into IPv6; IPv6 by /64 since one household has that many. */
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

/** A key that a limit of an address counts by, and how many times the limit it may reach. */
export interface AddressKey {
  key: string;
  factor: number;
}

/**
 * The keys of an address where somebody may have many networks: IPv4 whole; IPv6 by /64, and by /48, of which each has
 * 65,536, at four times the limit. Not for reads: carriers share a /48 among their customers.
 */
export function addressKeys(address: string): AddressKey[] {
  const own = addressKey(address);
  if (!own.endsWith('::/64')) return [{ key: own, factor: 1 }];
  const site = `${own.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`;
  return [
    { key: own, factor: 1 },
    { key: site, factor: SITE_FACTOR },
  ];
}
