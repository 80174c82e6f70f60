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
import { callerAddress } from './caller-address.ts';
import { OpenRequest } from './open-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Its slot and deadline; null where neither is needed. */
    open: OpenRequest | null;
  }
}

/** Pages wait for the thread that renders them, and files arrive slowly: both have slots of their own. */
export type SlotKind = 'request' | 'page' | 'upload';

/** Files that one account may send at once. */
const UPLOADS_OF_ACCOUNT = 2;
/** More open requests than this start one per event-loop tick. With fewer, ticks would cost a fifth of the throughput. */
const TICK_EACH_ABOVE = 16;
/** For an address or account that exceeds its concurrency limit. */
const RETRY_AFTER_SECONDS = 2;

const overShare = () => rateLimited(RETRY_AFTER_SECONDS);

/** The concurrency slots of one instance and the deadlines of the requests in them; see docs/explanation/decisions/024. */
export class RequestSlots {
  /** An array: tables that a growing Set leaves behind keep ended requests alive until the next full collection. */
  readonly #open: OpenRequest[] = [];
  readonly #limiters: Record<SlotKind, { slots: ConcurrencyLimiter; ofAddress: KeyedLimiter }>;
  readonly #uploadsOfAccount: KeyedLimiter;
  readonly #ticks = new TickQueue();
  readonly #mostMs: number;
  readonly #receivingMs: number;
  #isStopping = false;

  constructor(limits: Limits, queues: Queues) {
    const limiter = (slots: number) => ({
      slots: new ConcurrencyLimiter(slots, queues, overloaded),
      ofAddress: quarterEach(slots, queues, overShare),
    });
    this.#limiters = {
      request: limiter(limits.REQUESTS_AT_ONCE),
      page: limiter(limits.PAGES_AT_ONCE),
      upload: limiter(limits.UPLOADS_AT_ONCE),
    };
    this.#uploadsOfAccount = new KeyedLimiter(
      (account) => new ConcurrencyLimiter(UPLOADS_OF_ACCOUNT, queues, overShare, account),
    );
    this.#mostMs = limits.REQUEST_MS;
    this.#receivingMs = limits.RECEIVING_MS;
  }

  /** Returns the number of open requests of all kinds. */
  get open(): number {
    return this.#open.length;
  }

  /** Opens a request, which has no slot yet. Throws SERVICE_UNAVAILABLE while the program stops. */
  begin(request: FastifyRequest, reply: FastifyReply): void {
    if (this.#isStopping) throw stopping();
    const open = new OpenRequest(reply, this.#mostMs, this.#expire);
    request.open = open;
    this.#open.push(open);
    reply.raw.on('close', () => {
      if (reply.raw.writableFinished) return;
      // Work that has begun keeps its slot until it is done.
      const hasBegun = open.isWorking;
      open.abort(new AppError('BAD_REQUEST', 'O pedido foi interrompido.'));
      if (!hasBegun) this.leave(request);
    });
  }

  /**
   * Waits for a slot. RATE_LIMITED when the address or the account exceeds its concurrency limit, SERVICE_UNAVAILABLE
   * on overload.
   */
  async acquire(request: FastifyRequest, kind: SlotKind, account: number | null = null): Promise<void> {
    const open = requireOpened(request);
    const since = performance.now();
    open.startClock();
    const { slots, ofAddress } = this.#limiters[kind];
    await open.acquireShare(ofAddress, addressKey(callerAddress(request)), since);
    if (account !== null) await open.acquireShare(this.#uploadsOfAccount, `account ${account}`, since);
    if (!slots.tryAcquire()) await slots.acquire(open.signal, since);
    open.slot = slots;
    open.isWorking = true;
    if (this.#open.length > TICK_EACH_ABOVE) await this.#ticks.next();
    open.requireOpen();
  }

  /** Starts the time limit for receiving the file; the request's own deadline pauses meanwhile. */
  receive(request: FastifyRequest): void {
    const open = requireOpened(request);
    open.startReceiving(this.#receivingMs);
    request.raw.once('end', () => {
      open.stopClock();
      if (open.isWorking) open.startClock();
    });
  }

  /** Releases all that the request holds and removes it from the open requests. */
  leave({ open }: FastifyRequest): void {
    if (!open) return;
    open.releaseAll();
    const index = this.#open.indexOf(open);
    if (index >= 0) this.#open.splice(index, 1);
  }

  /** Answers 503 to all requests that are open, and from now on to new ones. */
  stop(): void {
    this.#isStopping = true;
    for (const open of [...this.#open]) this.#expire(open);
  }

  readonly #expire = (open: OpenRequest): void => {
    // A caller answered 503 while its write commits would write it twice.
    if (open.isWriting || open.isAnswered) return;
    open.answer(this.#isStopping ? stopping() : tookTooLong(), this.#isStopping);
  };
}

function requireOpened({ open }: FastifyRequest): OpenRequest {
  if (!open) throw new Error('The request was not begun.');
  return open;
}

/**
 * Starts one request per event-loop tick, in order of arrival: the loop accepts one new connection a tick, so
 * requests that start together in one long tick would keep new connections waiting.
 */
export class TickQueue {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Takes this tick when it is free, and returns undefined; else resolves in a tick without other requests. */
  next(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    setImmediate(this.#passOn);
    return undefined;
  }

  readonly #passOn = (): void => {
    const start = this.#waiting.shift();
    this.#isTaken = start !== undefined;
    if (!start) return;
    start();
    setImmediate(this.#passOn);
  };
}
