import { LRUCache } from 'lru-cache';
import type { Limits } from '../config.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { addressKey } from '../shared/address-key.ts';
import { rateLimited } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

const WINDOW_SECONDS = 5 * 60;
const FLUSH_MS = 1_000;
/** A key's requests are added to the shared count in portions of this part of its limit. */
const PORTION = 1 / 30;
/** Keys remembered; beyond that the least recently used is evicted. */
const MOST_KEYS = 100_000;

/** Adds to many keys what `rate_limit_count` adds to one. */
const ADD: Statement = {
  name: 'request_limits_add',
  text: `INSERT INTO rate_limits (key, window_start, count, expires_at)
         SELECT added.key, to_timestamp($3), added.count, to_timestamp($3 + ${WINDOW_SECONDS})
         FROM unnest($1::text[], $2::int[]) AS added (key, count)
         ORDER BY added.key
         ON CONFLICT (key, window_start) DO UPDATE SET count = rate_limits.count + excluded.count
         RETURNING key, count`,
};

/** Returns when the current window began, in seconds since 1970. */
function currentWindow(): number {
  const now = Math.floor(Date.now() / 1_000);
  return now - (now % WINDOW_SECONDS);
}

/** Counted apart: any page of the web can make browsers request logos, which must not block sessions. */
type LookedUp = 'token' | 'logo' | 'badge';

/** Who has a limit of its own: an account, or each of its API keys. */
export type Payer = `user:${number}` | `key:${number}`;

/** How often one caller may do one thing in a window. */
export interface Allowance {
  key: string;
  /** Highest count in a window. */
  most: number;
  /** Its name in `RateLimit` and `RateLimit-Policy`. */
  policy: string;
}

interface Counter {
  /** Seconds since 1970 of the window that it counts. */
  window: number;
  /** The count of all instances when it was last written, this one's share included. */
  shared: number;
  /** Counted here and not yet added to the shared count. */
  own: number;
}

/**
 * Counts requests that the response cache does not answer: by account or API key, else by address. Counts are held here and added
 * to the shared count in portions, once a second at most: no request waits for a write, and a caller with few requests
 * causes none; see docs/explanation/decisions/023. Over all instances the limit is exceeded by at most a portion an instance and
 * what comes within a second. While the database is unreachable each instance uses its own count.
 */
export class RequestLimits {
  readonly #limits: Pick<Limits, 'REQUESTS_ANONYMOUS' | 'REQUESTS_SIGNED_IN' | 'LOOK_UPS_IN_VAIN'>;
  readonly #reader: Reader;
  readonly #log: Log;
  readonly #counters = new LRUCache<string, Counter>({ max: MOST_KEYS });
  readonly #due = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(limits: Limits, reader: Reader, log: Log) {
    this.#limits = limits;
    this.#reader = reader;
    this.#log = log;
  }

  /** Returns the allowance of requests from an address. */
  ofAddress(address: string): Allowance {
    return {
      key: `requests:${addressKey(address)}`,
      most: this.#limits.REQUESTS_ANONYMOUS,
      policy: 'address',
    };
  }

  /** Returns the allowance of requests by an account or an API key. */
  ofPayer(payer: Payer): Allowance {
    const policy = payer.startsWith('key:') ? 'key' : 'account';
    return { key: `requests:${payer}`, most: this.#limits.REQUESTS_SIGNED_IN, policy };
  }

  /** Returns that of failed lookups; apart from requests, so that people can sign in at an address that used those up. */
  ofFailed(what: LookedUp, address: string): Allowance {
    const policy = `failed-${what}`;
    return { key: `requests:${policy}:${addressKey(address)}`, most: this.#limits.LOOK_UPS_IN_VAIN, policy };
  }

  /** Counts; RATE_LIMITED beyond the limit, where it no longer counts. */
  count(allowance: Allowance): void {
    this.#add(allowance, 1, this.#check(allowance));
  }

  /** Uncounts what was counted ahead. */
  uncount(allowance: Allowance): void {
    this.#add(allowance, -1);
  }

  /** Throws RATE_LIMITED beyond the limit; counts nothing. */
  check(allowance: Allowance): void {
    this.#check(allowance);
  }

  /** Returns the headers of draft-ietf-httpapi-ratelimit-headers-11. */
  headersOf({ key, most, policy }: Allowance) {
    const window = currentWindow();
    const counter = this.#counters.peek(key);
    const count = counter?.window === window ? counter.shared + counter.own : 0;
    const seconds = Math.ceil(window + WINDOW_SECONDS - Date.now() / 1_000);
    return {
      ratelimit: `"${policy}";r=${Math.max(0, most - count)};t=${seconds}`,
      'ratelimit-policy': `"${policy}";q=${most};w=${WINDOW_SECONDS}`,
    };
  }

  /** Returns the counter of this window; RATE_LIMITED when it is used up. */
  #check({ key, most }: Allowance): Counter | undefined {
    const window = currentWindow();
    const counter = this.#counters.get(key);
    if (counter?.window !== window) return undefined;
    if (counter.shared + counter.own < most) return counter;
    throw rateLimited(window + WINDOW_SECONDS - Date.now() / 1_000);
  }

  #add({ key, most }: Allowance, amount: number, current?: Counter): void {
    const window = currentWindow();
    let counter = current ?? this.#counters.get(key);
    if (counter?.window !== window) {
      counter = { window, shared: 0, own: 0 };
      this.#counters.set(key, counter);
    }
    counter.own += amount;
    if (counter.own < most * PORTION) return;
    this.#due.add(key);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what is due and reads the counts of all instances; one flush at a time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    this.#timer = undefined;
    const window = currentWindow();
    const portions = [...this.#due].flatMap((key) => {
      const counter = this.#counters.peek(key);
      return counter?.window === window && counter.own > 0 ? [{ key, counter, count: counter.own }] : [];
    });
    this.#due.clear();
    if (portions.length === 0) return;
    try {
      const rows = await this.#reader.query<{ key: string; count: number }>(ADD, [
        portions.map(({ key }) => key),
        portions.map(({ count }) => count),
        window,
      ]);
      const totals = new Map(rows.map(({ key, count }) => [key, count]));
      for (const { key, counter, count } of portions) {
        counter.shared = totals.get(key) ?? counter.shared + count;
        counter.own -= count;
      }
    } catch (error) {
      this.#log.debug({ err: error }, 'As contagens de pedidos não chegaram ao banco de dados.');
    }
  }
}
