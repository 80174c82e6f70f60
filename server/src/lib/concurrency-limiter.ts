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

interface Waiter {
  joinedAt: number;
  start(): void;
  /** Refuses it once it has waited so long since it joined. */
  limitTo(mostMs: number): void;
}

/**
 * Lets `slots` run at once; the rest waits in order of arrival. A queue that was empty less than QUEUE_BURST_MS ago
 * holds a burst: who joins it may wait QUEUE_BURST_WAIT_MS. When somebody joins later than that it is overload: who
 * joins, and who joined in the second half of the burst, may wait QUEUE_OVERLOAD_WAIT_MS, until the queue was empty
 * once.
 */
export class ConcurrencyLimiter {
  readonly #slots: number;
  readonly #queues: Queues;
  readonly #length: number;
  readonly #refusal: () => Error;
  readonly #queue = new Set<Waiter>();
  #running = 0;
  /** When the queue was empty last. */
  #emptyAt = 0;
  #isOverloaded = false;

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
      this.#isOverloaded = false;
    }
    if (!this.#isOverloaded && now - this.#emptyAt >= limits.QUEUE_BURST_MS) this.#overload();
    await this.#wait(this.#isOverloaded ? limits.QUEUE_OVERLOAD_WAIT_MS : limits.QUEUE_BURST_WAIT_MS, signal);
  }

  /** Hands the slot to whoever has waited longest. */
  release(): void {
    const [next] = this.#queue;
    if (next) next.start();
    else this.#running--;
  }

  #overload(): void {
    const { QUEUE_BURST_MS, QUEUE_OVERLOAD_WAIT_MS } = this.#queues.limits;
    this.#isOverloaded = true;
    for (const waiter of this.#queue) {
      if (waiter.joinedAt - this.#emptyAt > QUEUE_BURST_MS / 2) waiter.limitTo(QUEUE_OVERLOAD_WAIT_MS);
    }
  }

  #wait(mostMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        this.#queue.delete(waiter);
        this.#queues.waiting--;
      };
      const abort = () => {
        leave();
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        joinedAt: performance.now(),
        start: () => {
          leave();
          resolve();
        },
        limitTo: (limitMs) => {
          clearTimeout(timer);
          const refuse = () => {
            leave();
            reject(this.#refusal());
          };
          timer = setTimeout(refuse, waiter.joinedAt + limitMs - performance.now());
        },
      };
      waiter.limitTo(mostMs);
      signal?.addEventListener('abort', abort);
      this.#queue.add(waiter);
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
