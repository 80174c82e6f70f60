import type { FastifyReply } from 'fastify';
import type { ConcurrencyLimiter, KeyedLimiter } from '../../shared/concurrency-limiter.ts';
import type { RequestSlot } from '../../shared/request-slot.ts';

interface Share {
  limiter: KeyedLimiter;
  key: string;
}

/** A request that is not answered yet: its deadline, its slot, and its shares of what an address or account may hold. */
export class OpenRequest implements RequestSlot {
  isOver = false;
  isWriting = false;
  /** True once its answer is made: no other replaces it. */
  isAnswered = false;
  /** True from the moment it has a slot until it releases its slot and shares. */
  isWorking = false;
  isAborted = false;
  slot: ConcurrencyLimiter | null = null;
  readonly #reply: FastifyReply;
  readonly #expire: (request: OpenRequest) => void;
  #shares: Share[] = [];
  #leftMs: number;
  /** When its time began to run; null while it does not. */
  #startedAt: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #abort: AbortController | null = null;
  #reason: unknown;

  /** `expire` is called when it has worked for `mostMs`. */
  constructor(reply: FastifyReply, mostMs: number, expire: (request: OpenRequest) => void) {
    this.#reply = reply;
    this.#leftMs = mostMs;
    this.#expire = expire;
  }

  /** Made at first use: few requests ever wait for anything. */
  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.isAborted) this.#abort.abort(this.#reason);
    }
    return this.#abort.signal;
  }

  abort(reason: unknown): void {
    if (this.isAborted) return;
    this.isAborted = true;
    this.#reason = reason;
    this.#abort?.abort(reason);
  }

  /** Releases everything and throws when it was aborted since it asked for a slot. */
  requireOpen(): void {
    if (!this.isAborted) return;
    this.releaseAll();
    throw this.#reason;
  }

  /** Ends the deadline: the answer is made and only has to be sent. */
  markAnswered(): void {
    this.stopClock();
    this.isAnswered = true;
  }

  /** Answers `error` unless something is answered already. */
  answer(error: Error, closesConnection: boolean): void {
    this.isOver = true;
    if (!this.#reply.sent) {
      // Else the rest of a body would follow.
      if (closesConnection) this.#reply.header('connection', 'close');
      void this.#reply.send(error);
    }
    this.abort(error);
    this.releaseAll();
  }

  /** Takes a share, for which it may have to wait. */
  async acquireShare(limiter: KeyedLimiter, key: string, since: number): Promise<void> {
    if (!limiter.tryAcquire(key)) await limiter.acquire(key, this.signal, since);
    this.#shares.push({ limiter, key });
    this.requireOpen();
  }

  release(): void {
    this.slot?.release();
    this.slot = null;
  }

  /** Releases slot and shares, and stops its time. */
  releaseAll(): void {
    this.stopClock();
    this.release();
    this.isWorking = false;
    for (const { limiter, key } of this.#shares.splice(0)) limiter.release(key);
  }

  startClock(): void {
    this.stopClock();
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#expire, this.#leftMs, this);
  }

  /** Starts the time limit for receiving a file; the deadline is paused meanwhile. */
  startReceiving(mostMs: number): void {
    this.stopClock();
    this.#timer = setTimeout(this.#expire, mostMs, this);
  }

  stopClock(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#startedAt === null) return;
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#startedAt));
    this.#startedAt = null;
  }
}
