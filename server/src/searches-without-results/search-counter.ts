import type { ChangeFeed } from '../database/change-feed.ts';
import { withRetries } from '../database/with-retries.ts';
import type { Services } from '../graphql/context.ts';
import { COMMON_ADDRESSES, type CountedSearch, writeSearches } from './write-searches.ts';

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
    const known = this.#searches.get(text);
    if (!known && this.#searches.size >= MOST_TEXTS) return;
    const search = known ?? { times: 0, addresses: new Set() };
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
