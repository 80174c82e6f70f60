import { unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { type PageToRender, PageWorkerThread, type RenderedPage } from './page-worker-thread.ts';

/** Delay before a thread that failed to start is started again. */
const PAUSE_MS = 5_000;

/**
 * Renders pages in a thread of its own, one after the other: each takes some milliseconds of CPU, in which the server's
 * thread could neither accept connections nor reject requests. When the thread ends or hangs, its pages are answered
 * with SERVICE_UNAVAILABLE and the next page starts another thread.
 */
export class PageRenderer {
  readonly #file: string;
  readonly #log: Log;
  readonly #timeoutMs: number;
  #thread: PageWorkerThread | undefined;
  #notBefore = 0;
  #isClosed = false;

  /** `file` is the built client's `server/page-worker.js`; a thread with an open page that sends nothing for `timeoutMs` hangs. */
  constructor(file: string, log: Log, timeoutMs: number) {
    this.#file = file;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  /** Resolves when pages can be rendered; rejects when the file cannot be used. */
  start(): Promise<void> {
    return this.#begin().ready;
  }

  /** Rejects open and later pages with SERVICE_UNAVAILABLE. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.end();
  }

  /** Renders the page of an address; rejects with the error of rendering. */
  async render(page: PageToRender): Promise<RenderedPage> {
    if (this.#isClosed || performance.now() < this.#notBefore) throw unavailable();
    return (this.#thread ?? this.#begin()).render(page);
  }

  #begin(): PageWorkerThread {
    const thread = new PageWorkerThread(this.#file, this.#log, this.#timeoutMs, (wasReady) => {
      this.#thread = undefined;
      if (!wasReady) this.#notBefore = performance.now() + PAUSE_MS;
    });
    this.#thread = thread;
    return thread;
  }
}
