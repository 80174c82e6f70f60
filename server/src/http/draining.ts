import type { FastifyInstance } from 'fastify';
import type { Limits } from '../config.ts';
import type { RequestSlots } from './limits/request-slots.ts';

/** Connections on which nobody asked anything for that long are ended. */
const QUIET_MS = 1_000;
const LOOK_EVERY_MS = 100;
/** What is under way so long after the last call is cut: an answer half sent, a write being committed. */
const CUT_AFTER_MS = 1_000;

/**
 * The end without a failed request. A server that is closed ends its idle connections at once, and so breaks those
 * on which the next request is already on its way. Here no new connections are taken, and those that are there are
 * told with their next answer that they end; only what stays quiet is ended unasked. What is not answered after
 * `LIMIT_DRAIN_MS` is answered 503, so that nothing has to be cut.
 */
export class Draining {
  readonly #lastCallMs: number;
  #slots: RequestSlots | null = null;
  #isOn = false;

  constructor({ DRAIN_MS }: Pick<Limits, 'DRAIN_MS'>) {
    this.#lastCallMs = DRAIN_MS;
  }

  /** Whose requests are told. */
  watch(slots: RequestSlots): void {
    this.#slots = slots;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Returns when everything begun is answered, or has been cut. */
  async finish(app: FastifyInstance): Promise<void> {
    this.#isOn = true;
    const { server } = app;
    const endIdle = server.closeIdleConnections.bind(server);
    // Node's and Fastify's own closing call it first of all.
    server.closeIdleConnections = () => {};
    let quiet: NodeJS.Timeout | undefined;
    const patience = setTimeout(() => {
      quiet = setInterval(endIdle, LOOK_EVERY_MS);
      endIdle();
    }, QUIET_MS);
    const lastCall = setTimeout(() => this.#slots?.stop(), this.#lastCallMs);
    const cut = setTimeout(() => server.closeAllConnections(), this.#lastCallMs + CUT_AFTER_MS);
    await app.close();
    for (const timer of [patience, quiet, lastCall, cut]) clearTimeout(timer);
  }
}
