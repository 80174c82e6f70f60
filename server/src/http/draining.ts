import type { FastifyInstance } from 'fastify';

/** Connections on which nobody asked anything for that long are ended. */
const QUIET_MS = 1_000;
const LOOK_EVERY_MS = 100;
/** What is under way then is cut: the program is to be gone within 10 s (design/HARDENING.md, promise 5). */
const LAST_MS = 8_000;

/**
 * The end without a failed request. A server that is closed ends its idle connections at once, and so breaks those
 * on which the next request is already on its way. Here no new connections are taken, and those that are there are
 * told with their next answer that they end; only what stays quiet is ended unasked.
 */
export class Draining {
  #isOn = false;

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
    const cut = setTimeout(() => server.closeAllConnections(), LAST_MS);
    await app.close();
    for (const timer of [patience, quiet, cut]) clearTimeout(timer);
  }
}
