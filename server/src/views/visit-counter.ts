import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../database/change-feed.ts';
import { isRetried } from '../database/postgres-errors.ts';
import type { Services } from '../graphql/context.ts';
import { type BufferedVisit, VisitBuffer } from './visit-buffer.ts';
import { type Visit, writeVisits } from './write-visits.ts';

const MOST_KNOWN = 20_000;
const MOST_WAITING = 5_000;
const BATCH = 500;
/** The first and three more, as in `lib/transaction.ts`. */
const TRIES = 4;

/** At the end of the program; with the draining before it, it is gone in time (`main.ts`). */
const LAST_TRY_MS = 1_000;

type Needed = Pick<Services, 'db' | 'config' | 'log'>;

interface Waiting extends BufferedVisit {
  done: () => void;
  fail: (error: unknown) => void;
}

/**
 * Gathers visits while the last ones are written and then writes them together: one connection at most,
 * however many come, and nothing waits for a timer. Visits of companies that somebody holds are kept for later
 * (`held-visits.ts`) and keep nobody waiting, not even who made them. A visitor seen before costs the database nothing.
 */
class VisitCounter {
  readonly #services: Needed;
  /** The promise of each visit's write; the key holds the day, so nothing needs to be forgotten at midnight. */
  readonly #known = new LRUCache<string, Promise<void>>({ max: MOST_KNOWN });
  readonly #held: VisitBuffer;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(services: Needed) {
    this.#services = services;
    this.#held = new VisitBuffer(services.log, {
      due: () => this.#wake(),
      forget: (key) => this.#known.delete(key),
    });
  }

  /**
   * Returns once the visit is written, or its company is found held. With too many waiting it is let go: counting must
   * not cost a page.
   */
  add(key: string, visit: Visit): Promise<void> {
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve();
    const written = new Promise<void>((done, fail) =>
      this.#waiting.push({ key, visit, tries: 0, done, fail }),
    );
    this.#known.set(key, written);
    written.catch(() => this.#known.delete(key));
    this.#wake();
    return written;
  }

  /** Returns when nothing is under way: each visit is written, or kept until its company may be free. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Tries those that are kept, without waiting for their time; returns when that is done. */
  async tryHeld(): Promise<void> {
    this.#held.tryAgain();
    await this.idle();
  }

  /** Writes what waits and tries those that are kept once more, for a second at most; the rest of these is let go. */
  async end(): Promise<void> {
    this.#held.beginEnd();
    const limit = setTimeout(() => this.#held.end(), LAST_TRY_MS);
    await this.idle();
    clearTimeout(limit);
    this.#held.end();
  }

  #wake(): void {
    this.#running ??= this.#run();
  }

  /** By turns, so that neither those that come nor those that were kept wait for all of the others. */
  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#held.isDue) {
      await this.#writeWaiting(this.#waiting.splice(0, BATCH));
      await this.#writeHeld(this.#held.take(BATCH));
    }
    this.#running = null;
  }

  async #writeWaiting(batch: readonly Waiting[]): Promise<void> {
    try {
      this.#held.keep(await this.#write(batch));
      for (const { done } of batch) done();
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  /** Nobody hears of a failure: they are tried again like those whose companies are still held. */
  async #writeHeld(batch: readonly BufferedVisit[]): Promise<void> {
    try {
      this.#held.keep(await this.#write(batch));
    } catch (error) {
      this.#services.log.debug({ err: error }, 'Visitas guardadas não puderam ser contadas.');
      this.#held.keep(batch);
    }
  }

  /** Gives those that were passed over. */
  async #write<Kept extends BufferedVisit>(batch: readonly Kept[]): Promise<Kept[]> {
    if (batch.length === 0) return [];
    const { db, config } = this.#services;
    const visits = batch.map(({ visit }) => visit);
    for (let attempt = 1; ; attempt++) {
      try {
        const passed = await writeVisits(db.reads, visits, config.limits.VISITS_COMPANY);
        return batch.filter(({ visit }) => passed.has(visit.companyId));
      } catch (error) {
        if (attempt >= TRIES || !isRetried(error)) throw error;
      }
    }
  }
}

const counterOf = new WeakMap<ChangeFeed, VisitCounter>();

/** The counter of this program. */
export function visitCounter(services: Needed & Pick<Services, 'changes'>): VisitCounter {
  const known = counterOf.get(services.changes);
  if (known) return known;
  const made = new VisitCounter(services);
  counterOf.set(services.changes, made);
  return made;
}
