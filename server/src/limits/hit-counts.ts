import type { Reader, Statement } from '../database/statement.ts';

const COUNT: Statement = {
  name: 'rate_limit_count',
  text: `INSERT INTO rate_limits (key, window_start, count, expires_at)
         VALUES ($1, date_bin(make_interval(secs => $2), now(), 'epoch'), $3,
                 date_bin(make_interval(secs => $2), now(), 'epoch') + make_interval(secs => $2))
         ON CONFLICT (key, window_start) DO UPDATE SET count = rate_limits.count + $3
         RETURNING count, extract(epoch FROM expires_at - now())::float8 AS rest`,
};

const READ: Statement = {
  name: 'rate_limit_read',
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

/** Adds `amount` to a key's counter of a fixed window; in PostgreSQL, so that all instances share it. */
export async function countHit(
  reader: Reader,
  key: string,
  windowSeconds: number,
  amount = 1,
): Promise<Counted> {
  const [row] = await reader.query<Counted>(COUNT, [key, windowSeconds, amount]);
  return row ?? { count: 0, rest: windowSeconds };
}

/** Returns whether a key is remembered or counted now; writes nothing. */
export async function isKnown(reader: Reader, key: string): Promise<boolean> {
  return (await reader.query(READ, [key])).length > 0;
}

/** Remembers a key for `seconds` from now on. */
export async function remember(reader: Reader, key: string, seconds: number): Promise<void> {
  await reader.query(REMEMBER, [key, seconds]);
}
