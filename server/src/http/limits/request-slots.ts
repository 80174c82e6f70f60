import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../config.ts';
import { addressKey } from '../../shared/address-key.ts';
import {
  ConcurrencyLimiter,
  KeyedLimiter,
  type Queues,
  quarterEach,
} from '../../shared/concurrency-limiter.ts';
import { AppError, overloaded, rateLimited, stopping, tookTooLong } from '../../shared/errors.ts';
import type { RequestSlot } from '../../shared/request-slot.ts';
import { callerAddress } from './caller-address.ts';
import { TickQueue } from './tick-queue.ts';

/** Pages wait for the thread that renders them, and files arrive slowly: both have slots of their own. */
export type SlotKind = 'request' | 'page' | 'upload';

/** Files that one account may send at once. */
const UPLOADS_OF_ACCOUNT = 2;
/** What one address or account may not do more of at once: come back in so many seconds. */
const RETRY_AFTER_SECONDS = 2;

const tooManyOfOne = () => rateLimited(RETRY_AFTER_SECONDS);

interface OpenRequest extends RequestSlot {
  /** What is left of LIMIT_REQUEST_MS; time in which the body arrives does not count. */
  leftMs: number;
  /** When its own time began to run; null while it does not. */
  startedAt: number | null;
  clock: NodeJS.Timeout | undefined;
  /** True from the moment it has a slot until it gives back all that it holds. */
  isWorking: boolean;
  /** Gives the slot back; null while it holds none. */
  slot: (() => void) | null;
  /** Each gives back what it has of the share of its address, or of its account. */
  shares: (() => void)[];
  /** Answers that its time is over; null once its answer is made. */
  end: (() => void) | null;
}

/** The concurrency slots of one instance and the deadlines of the requests in them (decision 024). */
export class RequestSlots {
  readonly #requests = new WeakMap<FastifyRequest, OpenRequest>();
  readonly #open = new Set<OpenRequest>();
  readonly #limiters: Record<SlotKind, { slots: ConcurrencyLimiter; ofAddress: KeyedLimiter }>;
  readonly #uploadsOfAccount: KeyedLimiter;
  readonly #ticks = new TickQueue();
  readonly #mostMs: number;
  readonly #receivingMs: number;
  #isStopping = false;

  constructor(limits: Limits, queues: Queues) {
    const limiter = (slots: number) => ({
      slots: new ConcurrencyLimiter(slots, queues, overloaded),
      ofAddress: quarterEach(slots, queues, tooManyOfOne),
    });
    this.#limiters = {
      request: limiter(limits.REQUESTS_AT_ONCE),
      page: limiter(limits.PAGES_AT_ONCE),
      upload: limiter(limits.UPLOADS_AT_ONCE),
    };
    this.#uploadsOfAccount = new KeyedLimiter(
      (account) => new ConcurrencyLimiter(UPLOADS_OF_ACCOUNT, queues, tooManyOfOne, account),
    );
    this.#mostMs = limits.REQUEST_MS;
    this.#receivingMs = limits.RECEIVING_MS;
  }

  of(request: FastifyRequest): RequestSlot | null {
    return this.#requests.get(request) ?? null;
  }

  /** How many requests are not answered yet, of whatever kind. */
  get open(): number {
    return this.#open.size;
  }

  /** A request begins; it has no slot yet. Throws SERVICE_UNAVAILABLE while the program stops. */
  begin(request: FastifyRequest, reply: FastifyReply): void {
    if (this.#isStopping) throw stopping();
    const abort = new AbortController();
    const open: OpenRequest = {
      isOver: false,
      isWriting: false,
      signal: abort.signal,
      leftMs: this.#mostMs,
      startedAt: null,
      clock: undefined,
      isWorking: false,
      slot: null,
      shares: [],
      release: () => {
        open.slot?.();
        open.slot = null;
      },
      end: () => {
        // What is being committed is answered for: whoever is told to try again would do it twice.
        if (open.isWriting) return;
        open.isOver = true;
        const error = this.#isStopping ? stopping() : tookTooLong();
        if (!reply.sent) {
          // Else the rest of a body would follow.
          if (this.#isStopping) reply.header('connection', 'close');
          void reply.send(error);
        }
        abort.abort(error);
        this.release(request);
      },
    };
    this.#requests.set(request, open);
    this.#open.add(open);
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      // Work that has begun keeps its slot until it is done, and answers nobody then.
      const hasBegun = open.isWorking;
      abort.abort(new AppError('BAD_REQUEST', 'O pedido foi interrompido.'));
      if (!hasBegun) this.leave(request);
    });
  }

  /**
   * Waits for a slot. RATE_LIMITED when the address or the account has too many at once, SERVICE_UNAVAILABLE when
   * all have.
   */
  async acquire(request: FastifyRequest, kind: SlotKind, account: number | null = null): Promise<void> {
    const open = this.#require(request);
    const since = performance.now();
    this.#startClock(open);
    const { slots, ofAddress } = this.#limiters[kind];
    const keyed = [[ofAddress, addressKey(callerAddress(request))]] as [KeyedLimiter, string][];
    if (account !== null) keyed.push([this.#uploadsOfAccount, `account ${account}`]);
    for (const [limiter, key] of keyed) {
      await limiter.acquire(key, open.signal, since);
      open.shares.push(() => limiter.release(key));
      this.#requireOpen(request, open);
    }
    await slots.acquire(open.signal, since);
    open.slot = () => slots.release();
    open.isWorking = true;
    await this.#ticks.next();
    this.#requireOpen(request, open);
  }

  /** The file of an upload arrives now: its time is the sender's, and limited apart. */
  receive(request: FastifyRequest): void {
    const open = this.#require(request);
    this.#stopClock(open);
    open.clock = setTimeout(() => open.end?.(), this.#receivingMs);
    request.raw.once('end', () => {
      clearTimeout(open.clock);
      open.clock = undefined;
      if (open.isWorking) this.#startClock(open);
    });
  }

  /** Gives back all that the request holds; its clock stops. */
  release(request: FastifyRequest): void {
    const open = this.#requests.get(request);
    if (!open) return;
    this.#stopClock(open);
    open.release();
    open.isWorking = false;
    for (const giveBack of open.shares.splice(0)) giveBack();
  }

  /** The answer is made and only has to be sent: from now on nothing else is answered instead. */
  answers(request: FastifyRequest): void {
    const open = this.#requests.get(request);
    if (!open) return;
    this.#stopClock(open);
    open.end = null;
  }

  /** The request is answered. */
  leave(request: FastifyRequest): void {
    this.release(request);
    const open = this.#requests.get(request);
    if (open) this.#open.delete(open);
  }

  /** The program stops: what is not answered yet is told to come back, and so is what comes from now on. */
  stop(): void {
    this.#isStopping = true;
    for (const open of this.#open) open.end?.();
  }

  #require(request: FastifyRequest): OpenRequest {
    const open = this.#requests.get(request);
    if (!open) throw new Error('The request was not begun.');
    return open;
  }

  /** It may have ended between the moment it was given a slot and this one. */
  #requireOpen(request: FastifyRequest, open: OpenRequest): void {
    if (!open.signal.aborted) return;
    this.release(request);
    throw open.signal.reason;
  }

  #startClock(open: OpenRequest): void {
    this.#stopClock(open);
    open.startedAt = performance.now();
    open.clock = setTimeout(() => open.end?.(), open.leftMs);
  }

  #stopClock(open: OpenRequest): void {
    if (open.clock === undefined) return;
    clearTimeout(open.clock);
    open.clock = undefined;
    if (open.startedAt === null) return;
    open.leftMs = Math.max(0, open.leftMs - (performance.now() - open.startedAt));
    open.startedAt = null;
  }
}
