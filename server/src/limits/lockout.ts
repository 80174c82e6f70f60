import type { Reader, Statement } from '../database/statement.ts';
import { countHit } from './hit-counts.ts';

/** A lockout is remembered for so long after its end; the next one in that time lasts longer. */
const MEMORY_SECONDS = 60 * 60;
const LONGEST_SECONDS = 60 * 60;

const READ: Statement = {
  name: 'lockout_read',
  text: `SELECT extract(epoch FROM expires_at - now())::float8 - ${MEMORY_SECONDS} AS rest FROM rate_limits
         WHERE key = $1 AND window_start = 'epoch' AND expires_at > now() + interval '${MEMORY_SECONDS} seconds'`,
};
/** Concurrent attempts begin one lockout. `count` is the number of lockouts. */
const BEGIN: Statement = {
  name: 'lockout_begin',
  text: `INSERT INTO rate_limits AS locked (key, window_start, count, expires_at)
         VALUES ($1, 'epoch', 1, now() + make_interval(secs => $2::float8 + ${MEMORY_SECONDS}))
         ON CONFLICT (key, window_start) DO UPDATE SET
           count = CASE WHEN locked.expires_at < now() THEN 1 ELSE locked.count + 1 END,
           expires_at = now() + make_interval(secs => ${MEMORY_SECONDS}
             + CASE WHEN locked.expires_at < now() THEN $2::float8
                    ELSE least($3::float8 * 2 ^ least(locked.count - 1, 10), ${LONGEST_SECONDS}) END)
         WHERE locked.expires_at <= now() + interval '${MEMORY_SECONDS} seconds'`,
};

export interface Limit {
  key: string;
  /** Length of the window. */
  seconds: number;
  /** Attempts allowed in a window. */
  most: number;
}

/** Returns the key under which a key's lockout is stored. */
export const lockoutKey = (key: string): string => `locked:${key}`;

async function restOf(reader: Reader, key: string): Promise<number> {
  const [locked] = await reader.query<{ rest: number }>(READ, [lockoutKey(key)]);
  return locked?.rest ?? 0;
}

/**
 * Counts an attempt and returns the seconds of lockout: 0 below the limit. Beyond it the key is locked, first for the
 * rest of the window, then for a whole one, two, four …, at most an hour. Attempts while locked do not count.
 */
export async function countOrLock(reader: Reader, { key, seconds, most }: Limit): Promise<number> {
  const locked = await restOf(reader, key);
  if (locked > 0) return locked;
  const { count, rest } = await countHit(reader, key, seconds);
  if (count <= most) return 0;
  await reader.query(BEGIN, [lockoutKey(key), rest, seconds]);
  return (await restOf(reader, key)) || rest;
}
