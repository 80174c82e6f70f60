import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../database/change-feed.ts';
import { withRetries } from '../database/postgres-errors.ts';
import type { Services } from '../graphql/context.ts';
import { type Visit, writeVisits } from './write-visits.ts';

const MOST_KNOWN = 20_000;
const MOST_QUEUED = 10_000;
const BATCH = 500;
/** Attempts of a statement, as in a transaction of `Database`. */
const ATTEMPTS = 4;
/** Most queued visits of locked companies, so that they crowd out no others. */
const MOST_LOCKED = 5_000;
const RETRY_MS = 1_000;
/** About a minute: undoing an import may lock a company for as long (`docs/how-to/import-companies.md`). */
const RETRIES = 60;
/** For visits of locked companies when the program ends. */
const LAST_RETRY_MS = 1_000;

type Needed = Pick<Services, 'db' | 'config' | 'log'>;

interface Pending {
  key: string;
  visit: Visit;
  retries: number;
  done: () => void;
  fail: (error: unknown) => void;
}

/**
 * Writes visits in batches: those that arrive during a write make the next one, so that all take one connection at most.
 * One connection writes about 4,800 visits a second in batches of 500, and 100 one by one. A batch skips locked companies,
 * for which an insert would wait; their visits are retried each second for a minute. A visitor seen before costs no
 * statement.
 */
export class VisitCounter {
  readonly #services: Needed;
  /** The write of each visit. Keys hold the day, so nothing has to expire. */
  readonly #known = new LRUCache<string, Promise<void>>({ max: MOST_KNOWN });
  readonly #queue: Pending[] = [];
  readonly #locked: Pending[] = [];
  #running: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;
  #dropped = 0;

  constructor(services: Needed) {
    this.#services = services;
  }

  /** Resolves once the visit is written or its company found locked. Drops it while too many are queued. */
  add(key: string, visit: Visit): Promise<void> {
    const pending = this.#known.get(key);
    if (pending) return pending;
    if (this.#queue.length >= MOST_QUEUED) return Promise.resolve();
    const write = new Promise<void>((done, fail) => this.#queue.push({ key, visit, retries: 0, done, fail }));
    this.#known.set(key, write);
    write.catch(() => this.#known.delete(key));
    this.#wake();
    return write;
  }

  /** Retries visits of locked companies now; resolves when nothing is being written. */
  async retryLocked(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#reportDropped();
    this.#queue.push(...this.#locked.splice(0));
    this.#wake();
    await this.#running;
  }

  /** Writes what is queued and retries visits of locked companies once more, for a second; drops the rest of these. */
  async end(): Promise<void> {
    this.#isEnded = true;
    const limit = setTimeout(() => this.#dropRetries(), LAST_RETRY_MS);
    await this.retryLocked();
    clearTimeout(limit);
    this.#reportDropped();
  }

  #wake(): void {
    if (this.#queue.length > 0) this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, BATCH);
      try {
        const locked = await this.#write(batch.map(({ visit }) => visit));
        for (const pending of batch) {
          if (locked.has(pending.visit.companyId)) this.#retryLater(pending);
          pending.done();
        }
      } catch (error) {
        this.#services.log.debug({ err: error }, 'Visitas não puderam ser contadas.');
        for (const pending of batch) {
          // The caller of a retried visit has its response.
          if (pending.retries > 0) this.#retryLater(pending);
          else pending.fail(error);
        }
      }
    }
    this.#running = null;
  }

  #retryLater(pending: Pending): void {
    const isFull = this.#locked.length >= MOST_LOCKED;
    if (this.#isEnded || isFull || pending.retries >= RETRIES) this.#drop(pending);
    else this.#locked.push({ ...pending, retries: pending.retries + 1 });
    if (!this.#isEnded) this.#timer ??= setTimeout(() => void this.retryLocked(), RETRY_MS).unref();
  }

  /** Returns the ids of locked companies. */
  #write(visits: readonly Visit[]): Promise<Set<number>> {
    const { db, config } = this.#services;
    return withRetries(ATTEMPTS, () => writeVisits(db.reads, visits, config.limits.VISITS_COMPANY));
  }

  #dropRetries(): void {
    for (const pending of this.#queue.splice(0)) {
      if (pending.retries > 0) this.#drop(pending);
      else this.#queue.push(pending);
    }
  }

  #drop({ key }: Pending): void {
    this.#dropped++;
    this.#known.delete(key);
  }

  #reportDropped(): void {
    if (this.#dropped === 0) return;
    this.#services.log.warn(
      { visits: this.#dropped },
      'Visitas de empresas ocupadas por outra escrita não foram contadas.',
    );
    this.#dropped = 0;
  }
}

const counterOf = new WeakMap<ChangeFeed, VisitCounter>();

/** Returns the counter of this instance. */
export function visitCounter(services: Needed & Pick<Services, 'changeFeed'>): VisitCounter {
  let counter = counterOf.get(services.changeFeed);
  if (!counter) {
    counter = new VisitCounter(services);
    counterOf.set(services.changeFeed, counter);
  }
  return counter;
}
