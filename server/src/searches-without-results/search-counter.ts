import type { ChangeFeed } from '../database/change-feed.ts';
import { installationSecret, pseudonym } from '../database/installation-secret.ts';
import { withRetries } from '../database/postgres-errors.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';

/** A text is common, and shown to administrators, once this many addresses searched it. */
const COMMON_ADDRESSES = 5;
const HASH_BYTES = 16;

interface CountedSearch {
  times: number;
  /** Keys of addresses, at most `COMMON_ADDRESSES`. */
  addresses: Set<string>;
}

/** Drops the hashes of a text with which it is common. */
const hashesOf = (isCommon: string, hash: string): string =>
  `CASE WHEN ${isCommon} count(*) >= ${COMMON_ADDRESSES} THEN '{}'::bytea[] ELSE array_agg(${hash}) END`;

/** Adds searches by text; each row has another address, and the first of a text its number of searches. */
const WRITE: Statement = {
  name: 'write_searches_without_results',
  text: `
    INSERT INTO searches_without_results AS known (text, times, address_hashes)
    SELECT text, sum(times), ${hashesOf('', 'hash')}
    FROM unnest($1::text[], $2::int[], $3::bytea[]) AS search (text, times, hash)
    GROUP BY text ORDER BY text
    ON CONFLICT (text) DO UPDATE SET times = known.times + excluded.times, last_seen_at = now(), address_hashes = (
      SELECT ${hashesOf('known.is_common OR cardinality(excluded.address_hashes) = 0 OR', 'hash')}
      FROM (SELECT DISTINCT unnest(known.address_hashes || excluded.address_hashes) AS hash) hashes)`,
};

/** Writes searches in one statement. Addresses are stored as pseudonyms with their text, so that texts cannot be linked. */
async function writeSearches(reader: Reader, searches: ReadonlyMap<string, CountedSearch>): Promise<void> {
  const secret = await installationSecret(reader);
  const rows = [...searches].flatMap(([text, { times, addresses }]) =>
    [...addresses].map((address, index) => ({
      text,
      times: index === 0 ? times : 0,
      hash: pseudonym(secret, 'search', `${text} ${address}`).subarray(0, HASH_BYTES),
    })),
  );
  await reader.query(WRITE, [
    rows.map(({ text }) => text),
    rows.map(({ times }) => times),
    rows.map(({ hash }) => hash),
  ]);
}

const FLUSH_MS = 1_000;
/** Texts of a batch; further ones are dropped. */
const MOST_TEXTS = 10_000;
const ATTEMPTS = 4;

type Needed = Pick<Services, 'db' | 'log'>;

/** Counts searches without results in memory and writes them once a second at most; no search waits for it. */
export class SearchCounter {
  readonly #services: Needed;
  #searches = new Map<string, CountedSearch>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(services: Needed) {
    this.#services = services;
  }

  add(text: string, address: string): void {
    const counted = this.#searches.get(text);
    if (!counted && this.#searches.size >= MOST_TEXTS) return;
    const search = counted ?? { times: 0, addresses: new Set() };
    search.times++;
    if (search.addresses.size < COMMON_ADDRESSES) search.addresses.add(address);
    this.#searches.set(text, search);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was counted so far; what cannot be written is dropped. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const searches = this.#searches;
    if (searches.size === 0) return;
    this.#searches = new Map();
    const { db, log } = this.#services;
    try {
      await withRetries(ATTEMPTS, () => writeSearches(db.reads, searches));
    } catch (error) {
      log.warn({ err: error, searches: searches.size }, 'Buscas sem resultado não foram contadas.');
    }
  }
}

const counterOf = new WeakMap<ChangeFeed, SearchCounter>();

/** Returns the counter of this instance. */
export function searchCounter(services: Needed & Pick<Services, 'changeFeed'>): SearchCounter {
  let counter = counterOf.get(services.changeFeed);
  if (!counter) {
    counter = new SearchCounter(services);
    counterOf.set(services.changeFeed, counter);
  }
  return counter;
}
