import type { Limits } from '../config.ts';

type QueueLimits = Pick<
  Limits,
  'QUEUE_LENGTH' | 'QUEUE_BURST_MS' | 'QUEUE_BURST_WAIT_MS' | 'QUEUE_OVERLOAD_WAIT_MS'
>;

/** What all queues of one instance share: their limits, and how many requests wait in them together. */
export class Queues {
  readonly limits: QueueLimits;
  waiting = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }
}

/** A queue so young says little of how fast it moves. */
const YOUNG_MS = 500;
/** The weight of the last interval between two departures in their average. */
const WEIGHT = 1 / 16;

/**
 * Lets `slots` run at once; the rest waits in order of arrival. A queue that was empty less than QUEUE_BURST_MS ago
 * holds a burst: who joins it may wait QUEUE_BURST_WAIT_MS. After that it is overload: who joins may wait
 * QUEUE_OVERLOAD_WAIT_MS, until the queue was empty once. Who would wait longer than that (in a burst, half of it), by
 * the pace of the queue, is refused at once.
 */
export class ConcurrencyLimiter {
  readonly #slots: number;
  readonly #queues: Queues;
  readonly #length: number;
  readonly #refusal: () => Error;
  readonly #queue = new Set<() => void>();
  #running = 0;
  /** When the queue was empty last. */
  #emptyAt = 0;
  #departedAt = 0;
  /** The average time between two departures from the queue; 0 until there were two. */
  #intervalMs = 0;

  /** At most `length` wait; `refusal` makes the error of those who wait too long, or find the queue full. */
  constructor(slots: number, queues: Queues, refusal: () => Error, length = queues.limits.QUEUE_LENGTH) {
    this.#slots = slots;
    this.#queues = queues;
    this.#refusal = refusal;
    this.#length = length;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#queue.size === 0;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Resolves once the caller has a slot, which it must `release`; rejects with the signal's reason once aborted. */
  async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.#running < this.#slots) {
      this.#running++;
      return;
    }
    const { waiting, limits } = this.#queues;
    if (waiting >= limits.QUEUE_LENGTH || this.#queue.size >= this.#length) throw this.#refusal();
    const now = performance.now();
    if (this.#queue.size === 0) {
      this.#emptyAt = now;
      this.#departedAt = now;
      this.#intervalMs = 0;
    }
    const age = now - this.#emptyAt;
    const isBurst = age < limits.QUEUE_BURST_MS;
    const mostMs = isBurst ? limits.QUEUE_BURST_WAIT_MS : limits.QUEUE_OVERLOAD_WAIT_MS;
    const expectedMs = age < YOUNG_MS ? 0 : this.#queue.size * this.#intervalMs;
    if (expectedMs > (isBurst ? mostMs / 2 : mostMs)) throw this.#refusal();
    await this.#wait(mostMs, signal);
  }

  /** Hands the slot to whoever has waited longest. */
  release(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#running--;
      return;
    }
    const now = performance.now();
    const interval = now - this.#departedAt;
    this.#intervalMs += (this.#intervalMs === 0 ? 1 : WEIGHT) * (interval - this.#intervalMs);
    this.#departedAt = now;
    next();
  }

  #wait(mostMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        this.#queue.delete(start);
        this.#queues.waiting--;
      };
      const start = () => {
        leave();
        resolve();
      };
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        leave();
        reject(this.#refusal());
      }, mostMs);
      signal?.addEventListener('abort', abort);
      this.#queue.add(start);
      this.#queues.waiting++;
    });
  }
}

/** One limiter for each key, such as an address; kept only while somebody uses it. */
export class KeyedLimiter {
  readonly #limiters = new Map<string, ConcurrencyLimiter>();
  readonly #make: () => ConcurrencyLimiter;

  constructor(make: () => ConcurrencyLimiter) {
    this.#make = make;
  }

  async acquire(key: string, signal?: AbortSignal): Promise<void> {
    const limiter = this.#limiters.get(key) ?? this.#make();
    this.#limiters.set(key, limiter);
    try {
      await limiter.acquire(signal);
    } finally {
      this.#forgetIdle(key, limiter);
    }
  }

  release(key: string): void {
    const limiter = this.#limiters.get(key);
    if (!limiter) throw new Error(`No slot of ${key} is held.`);
    limiter.release();
    this.#forgetIdle(key, limiter);
  }

  #forgetIdle(key: string, limiter: ConcurrencyLimiter): void {
    if (limiter.isIdle) this.#limiters.delete(key);
  }
}

/** One address takes at most a quarter of the slots, and of the queue (`Queues`). */
export function quarterEach(slots: number, queues: Queues, refusal: () => Error): KeyedLimiter {
  const quarter = (count: number) => Math.max(1, Math.floor(count / 4));
  return new KeyedLimiter(
    () => new ConcurrencyLimiter(quarter(slots), queues, refusal, quarter(queues.limits.QUEUE_LENGTH)),
  );
}
