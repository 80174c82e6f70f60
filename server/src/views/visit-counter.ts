import { LRUCache } from 'lru-cache';
import type { Changes } from '../lib/changes.ts';
import type { Services } from '../lib/context.ts';
import { isRetried } from '../lib/postgres-errors.ts';
import { type Visit, writeVisits } from './write-visits.ts';

const MOST_KNOWN = 20_000;
const MOST_WAITING = 5_000;
const BATCH = 500;
/** The first and three more, as in `lib/transaction.ts`. */
const TRIES = 4;

interface Waiting {
  visit: Visit;
  done: () => void;
  fail: (error: unknown) => void;
}

/**
 * Gathers visits while the last ones are written and then writes them together: one connection at most,
 * however many come, and nothing waits for a timer. Visits of companies that somebody holds wait on a second one and
 * keep nobody else's waiting. A visitor seen before costs the database nothing.
 */
class VisitCounter {
  readonly #services: Pick<Services, 'db' | 'config'>;
  /** The promise of each visit's write; the key holds the day, so nothing needs to be forgotten at midnight. */
  readonly #known = new LRUCache<string, Promise<void>>({ max: MOST_KNOWN });
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #held: Waiting[] = [];
  #holding: Promise<void> | null = null;

  constructor(services: Pick<Services, 'db' | 'config'>) {
    this.#services = services;
  }

  /** Returns once the visit is written. With too many waiting it is let go: counting must not cost a page. */
  add(key: string, visit: Visit): Promise<void> {
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#waiting.length + this.#held.length >= MOST_WAITING) return Promise.resolve();
    const written = new Promise<void>((done, fail) => this.#waiting.push({ visit, done, fail }));
    this.#known.set(key, written);
    written.catch(() => this.#known.delete(key));
    this.#running ??= this.#run();
    return written;
  }

  /** Returns when nothing waits any more. */
  async idle(): Promise<void> {
    await this.#running;
    await this.#holding;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH);
      this.#waiting = this.#waiting.slice(BATCH);
      this.#held.push(...(await this.#settle(batch, true)));
      if (this.#held.length > 0) this.#holding ??= this.#runHeld();
    }
    this.#running = null;
  }

  async #runHeld(): Promise<void> {
    while (this.#held.length > 0) {
      const batch = this.#held.slice(0, BATCH);
      this.#held = this.#held.slice(BATCH);
      await this.#settle(batch, false);
    }
    this.#holding = null;
  }

  /** Keeps the promises of a batch, but of those that were passed over, which it gives. */
  async #settle(batch: readonly Waiting[], passOver: boolean): Promise<Waiting[]> {
    try {
      const passed = await this.#write(
        batch.map(({ visit }) => visit),
        passOver,
      );
      const isPassed = ({ visit }: Waiting) => passed.has(visit.companyId);
      for (const waiting of batch) if (!isPassed(waiting)) waiting.done();
      return batch.filter(isPassed);
    } catch (error) {
      for (const { fail } of batch) fail(error);
      return [];
    }
  }

  async #write(visits: readonly Visit[], passOver: boolean): Promise<Set<number>> {
    const { db, config } = this.#services;
    for (let attempt = 1; ; attempt++) {
      try {
        return await writeVisits(db.reads, visits, config.limits.VISITS_COMPANY, passOver);
      } catch (error) {
        if (attempt >= TRIES || !isRetried(error)) throw error;
      }
    }
  }
}

const counterOf = new WeakMap<Changes, VisitCounter>();

/** The counter of this program. */
export function visitCounter(services: Pick<Services, 'db' | 'config' | 'changes'>): VisitCounter {
  const known = counterOf.get(services.changes);
  if (known) return known;
  const made = new VisitCounter(services);
  counterOf.set(services.changes, made);
  return made;
}
