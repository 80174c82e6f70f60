import { overloaded } from './errors.ts';

type QueueLimits = Record<
  'QUEUE_LENGTH' | 'QUEUE_BURST_MS' | 'QUEUE_BURST_WAIT_MS' | 'QUEUE_OVERLOAD_WAIT_MS',
  number
>;

/** What all queues of one instance share: their limits, and how many requests wait in them together. */
export class Queues {
  readonly limits: QueueLimits;
  readonly #waitingOf = new Map<string, number>();
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get isFull(): boolean {
    return this.#waiting >= this.limits.QUEUE_LENGTH;
  }

  /** Returns whether an owner, such as an address, fills a quarter of the queues. */
  isFullFor(owner: string): boolean {
    return (this.#waitingOf.get(owner) ?? 0) >= Math.max(1, Math.floor(this.limits.QUEUE_LENGTH / 4));
  }

  join(owner: string | null): void {
    this.#waiting++;
    if (owner !== null) this.#waitingOf.set(owner, (this.#waitingOf.get(owner) ?? 0) + 1);
  }

  leave(owner: string | null): void {
    this.#waiting--;
    if (owner === null) return;
    const others = (this.#waitingOf.get(owner) ?? 1) - 1;
    if (others === 0) this.#waitingOf.delete(owner);
    else this.#waitingOf.set(owner, others);
  }
}

interface Waiter {
  /** When it began to wait, here or in a queue before this. */
  since: number;
  start(): void;
  /** Rejects it once it has waited so long. */
  limitTo(mostMs: number): void;
}

/**
 * Lets `slots` run at once; the rest waits in order of arrival. A queue that was empty less than QUEUE_BURST_MS ago
 * holds a burst: waiters may wait QUEUE_BURST_WAIT_MS. A later arrival means overload: it, and those that arrived in the
 * second half of the burst, may wait QUEUE_OVERLOAD_WAIT_MS, until the queue was empty once.
 */
export class ConcurrencyLimiter {
  readonly #slots: number;
  readonly #queues: Queues;
  readonly #rejection: () => Error;
  readonly #owner: string | null;
  readonly #queue = new Set<Waiter>();
  #running = 0;
  /** When the queue was empty last. */
  #emptyAt = 0;
  #isOverloaded = false;

  /** `rejection` makes the error of waiters that time out; an `owner` fills at most a quarter of the queues. */
  constructor(slots: number, queues: Queues, rejection: () => Error, owner: string | null = null) {
    this.#slots = slots;
    this.#queues = queues;
    this.#rejection = rejection;
    this.#owner = owner;
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#queue.size === 0;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Takes a free slot; returns false when there is none. */
  tryAcquire(): boolean {
    if (this.#running >= this.#slots) return false;
    this.#running++;
    return true;
  }

  /**
   * Resolves once the caller has a slot, which it must `release`; rejects with the signal's reason once aborted. Time
   * waited in an earlier queue counts: `since` says when that began.
   */
  async acquire(signal?: AbortSignal, since = performance.now()): Promise<void> {
    signal?.throwIfAborted();
    if (this.tryAcquire()) return;
    if (this.#queues.isFull) throw overloaded();
    if (this.#owner !== null && this.#queues.isFullFor(this.#owner)) throw this.#rejection();
    const { limits } = this.#queues;
    const now = performance.now();
    if (this.#queue.size === 0) {
      this.#emptyAt = now;
      this.#isOverloaded = false;
    }
    if (!this.#isOverloaded && now - this.#emptyAt >= limits.QUEUE_BURST_MS) this.#overload();
    const mostMs = this.#isOverloaded ? limits.QUEUE_OVERLOAD_WAIT_MS : limits.QUEUE_BURST_WAIT_MS;
    await this.#wait(mostMs, since, signal);
  }

  /** Passes the slot to the first in the queue. */
  release(): void {
    const [next] = this.#queue;
    if (next) next.start();
    else this.#running--;
  }

  #overload(): void {
    const { QUEUE_BURST_MS, QUEUE_OVERLOAD_WAIT_MS } = this.#queues.limits;
    this.#isOverloaded = true;
    for (const waiter of this.#queue) {
      if (waiter.since - this.#emptyAt > QUEUE_BURST_MS / 2) waiter.limitTo(QUEUE_OVERLOAD_WAIT_MS);
    }
  }

  #wait(mostMs: number, since: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        this.#queue.delete(waiter);
        this.#queues.leave(this.#owner);
      };
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        since,
        start: () => {
          leave();
          resolve();
        },
        limitTo: (limitMs) => {
          clearTimeout(timer);
          const expire = () => {
            leave();
            reject(this.#rejection());
          };
          timer = setTimeout(expire, since + limitMs - performance.now());
        },
      };
      waiter.limitTo(mostMs);
      signal?.addEventListener('abort', abort);
      this.#queue.add(waiter);
      this.#queues.join(this.#owner);
    });
  }
}

/** One limiter for each key, such as an address, evicted when idle. */
export class KeyedLimiter {
  readonly #limiters = new Map<string, ConcurrencyLimiter>();
  readonly #make: (key: string) => ConcurrencyLimiter;

  constructor(make: (key: string) => ConcurrencyLimiter) {
    this.#make = make;
  }

  tryAcquire(key: string): boolean {
    return this.#limiterOf(key).tryAcquire();
  }

  async acquire(key: string, signal?: AbortSignal, since = performance.now()): Promise<void> {
    const limiter = this.#limiterOf(key);
    try {
      await limiter.acquire(signal, since);
    } finally {
      this.#evictIdle(key, limiter);
    }
  }

  release(key: string): void {
    const limiter = this.#limiters.get(key);
    if (!limiter) throw new Error(`No slot of ${key} is held.`);
    limiter.release();
    this.#evictIdle(key, limiter);
  }

  #limiterOf(key: string): ConcurrencyLimiter {
    let limiter = this.#limiters.get(key);
    if (!limiter) {
      limiter = this.#make(key);
      this.#limiters.set(key, limiter);
    }
    return limiter;
  }

  #evictIdle(key: string, limiter: ConcurrencyLimiter): void {
    if (limiter.isIdle && this.#limiters.get(key) === limiter) this.#limiters.delete(key);
  }
}

/** Limits each address to a quarter of the slots, and of the length of all queues. */
export function quarterEach(slots: number, queues: Queues, rejection: () => Error): KeyedLimiter {
  const quarter = Math.max(1, Math.floor(slots / 4));
  return new KeyedLimiter((address) => new ConcurrencyLimiter(quarter, queues, rejection, address));
}
