import { unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { type PageToRender, PageWorkerThread, type RenderedPage } from './page-worker-thread.ts';

/** After one that could not even begin; its file will hardly be better at the very next page. */
const PAUSE_MS = 5_000;

/**
 * Draws pages in a thread of its own, one after the other: drawing takes some milliseconds of processor each, in which
 * the server's own thread could neither take new connections nor send anybody away (decision 024). Should the thread
 * end or hang, what it was drawing is answered with SERVICE_UNAVAILABLE and the next page begins another.
 */
export class PageRenderer {
  readonly #file: string;
  readonly #log: Log;
  readonly #patienceMs: number;
  #thread: PageWorkerThread | undefined;
  #notBefore = 0;
  #isClosed = false;

  /** `file` is the built client's `server/page-worker.js`; a thread silent for `patienceMs` hangs. */
  constructor(file: string, log: Log, patienceMs: number) {
    this.#file = file;
    this.#log = log;
    this.#patienceMs = patienceMs;
  }

  /** Resolves when pages can be drawn; a file that cannot be used is an error here and not at the first page. */
  start(): Promise<void> {
    return this.#begin().ready;
  }

  /** What is being drawn is answered with SERVICE_UNAVAILABLE, and so is what comes later. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.end();
  }

  /** The page of an address; throws what drawing it threw. */
  async draw(toDraw: PageToRender): Promise<RenderedPage> {
    if (this.#isClosed || performance.now() < this.#notBefore) throw unavailable();
    return (this.#thread ?? this.#begin()).draw(toDraw);
  }

  #begin(): PageWorkerThread {
    const thread = new PageWorkerThread(this.#file, this.#log, this.#patienceMs, (wasReady) => {
      this.#thread = undefined;
      if (!wasReady) this.#notBefore = performance.now() + PAUSE_MS;
    });
    this.#thread = thread;
    return thread;
  }
}
