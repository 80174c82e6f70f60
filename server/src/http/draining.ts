import type { FastifyInstance } from 'fastify';
import type { Limits } from '../config.ts';
import type { RequestSlots } from './limits/request-slots.ts';

/** Idle connections are closed after this time. */
const IDLE_MS = 1_000;
const CHECK_EVERY_MS = 100;
/** After open requests were answered 503: what is still sent or committed then is cut. */
const CUT_AFTER_MS = 1_000;

/**
 * Stops the server without a failed request. Node's `close` ends idle connections at once, and breaks those on which the
 * next request is already on its way. Here no new connections are accepted, open ones get `connection: close` with their
 * next answer, and idle ones are closed after a second. Requests open after `LIMIT_DRAIN_MS` are answered 503.
 */
export class Draining {
  readonly #drainMs: number;
  #slots: RequestSlots | null = null;
  #isOn = false;

  constructor({ DRAIN_MS }: Pick<Limits, 'DRAIN_MS'>) {
    this.#drainMs = DRAIN_MS;
  }

  /** Sets whose requests are answered 503 at the end. */
  watch(slots: RequestSlots): void {
    this.#slots = slots;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Resolves when every open request is answered or cut. */
  async finish(app: FastifyInstance): Promise<void> {
    this.#isOn = true;
    const { server } = app;
    const endIdle = server.closeIdleConnections.bind(server);
    // `app.close` calls it first of all.
    server.closeIdleConnections = () => {};
    let checking: NodeJS.Timeout | undefined;
    const idling = setTimeout(() => {
      checking = setInterval(endIdle, CHECK_EVERY_MS);
      endIdle();
    }, IDLE_MS);
    const rejecting = setTimeout(() => this.#slots?.stop(), this.#drainMs);
    const cut = setTimeout(() => server.closeAllConnections(), this.#drainMs + CUT_AFTER_MS);
    await app.close();
    for (const timer of [idling, checking, rejecting, cut]) clearTimeout(timer);
  }
}
