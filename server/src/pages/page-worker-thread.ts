import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

/** A page as the client renders it; see `client/src/ssr/render-page.tsx`. */
export interface RenderedPage {
  status: number;
  redirect?: string;
  head: string;
  html: string;
  state: string;
}

/** What is asked for, and how the queries of the page are executed. */
export interface PageToRender {
  url: string;
  publicUrl: string;
  execute(question: { document: DocumentNode; variables: Record<string, unknown> }): Promise<ExecutionResult>;
}

/** From the thread; see `client/src/entry-server.ts`. */
interface Ask {
  kind: 'ask';
  page: number;
  call: number;
  document: number;
  /** With the first query of this number. */
  source?: DocumentNode;
  variables: Record<string, unknown>;
}
type FromWorker =
  | { kind: 'ready' }
  | Ask
  | { kind: 'rendered'; page: number; result: RenderedPage }
  | { kind: 'failed'; page: number; error: Error };

interface Pending {
  page: PageToRender;
  /** Queries not answered yet; with none the thread is working. */
  open: number;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** A page's data and markup are short-lived, so a small heap is enough. */
const HEAP: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
const CHECK_EVERY_MS = 1_000;

/** Returns variables as a browser sends them: JSON omits undefined ones, so that the schema's defaults apply. */
const asSent = (variables: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

/** A worker thread that renders pages, from its start until it ends, hangs, or is ended. */
export class PageWorkerThread {
  /** Resolves when pages can be rendered; rejects when the thread ends before that. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #pages = new Map<number, Pending>();
  readonly #documents = new Map<number, DocumentNode>();
  #lastPage = 0;
  #isEnding = false;
  #lastMessageAt = performance.now();

  /**
   * `file` is the built client's `server/page-worker.js`. A thread with an open page that sends nothing for `timeoutMs`
   * is ended. `onEnd` is called at its end, with whether it was ready before.
   */
  constructor(file: string, log: Log, timeoutMs: number, onEnd: (wasReady: boolean) => void) {
    this.#log = log;
    this.#worker = new Worker(file, { resourceLimits: HEAP });
    let wasReady = false;
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        this.#lastMessageAt = performance.now();
        if (message.kind === 'ready') {
          wasReady = true;
          resolve();
        } else this.#receive(message);
      });
      this.#worker.once('error', (error) => {
        log.error({ err: error }, 'A thread que desenha as páginas falhou.');
        reject(error);
      });
      this.#worker.once('exit', (exitCode) => {
        clearInterval(watch);
        // A thread that is ended on purpose has a failure code too.
        if (!this.#isEnding) log.info({ exitCode }, 'A thread que desenha as páginas terminou.');
        onEnd(wasReady);
        this.#rejectAll();
        reject(new Error(`The page renderer's thread ended with code ${exitCode}.`));
      });
    });
    // Handled here too, since not every caller awaits it: `onEnd` reports the end.
    this.ready.catch(() => undefined);
    const watch = setInterval(() => this.#checkTimeout(timeoutMs), CHECK_EVERY_MS).unref();
  }

  /** Pages that wait for the thread, or are being rendered. */
  get waiting(): number {
    let waiting = 0;
    for (const { open } of this.#pages.values()) if (open === 0) waiting++;
    return waiting;
  }

  /** Renders the page of an address; rejects with the error of rendering, or SERVICE_UNAVAILABLE when the thread ends. */
  render(page: PageToRender): Promise<RenderedPage> {
    if (this.waiting === 0) this.#lastMessageAt = performance.now();
    const id = ++this.#lastPage;
    return new Promise<RenderedPage>((resolve, reject) => {
      this.#pages.set(id, { page, open: 0, resolve, reject });
      this.#worker.postMessage({ kind: 'page', page: id, url: page.url, publicUrl: page.publicUrl });
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    this.#rejectAll();
    await this.#worker.terminate();
  }

  #checkTimeout(timeoutMs: number): void {
    if (this.waiting === 0 || performance.now() - this.#lastMessageAt < timeoutMs) return;
    this.#log.error('A thread que desenha as páginas não responde e foi encerrada.');
    void this.#worker.terminate();
  }

  #rejectAll(): void {
    const pages = [...this.#pages.values()];
    this.#pages.clear();
    for (const { reject } of pages) reject(unavailable());
  }

  #receive(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (message.kind === 'ask') {
      if (message.source) this.#documents.set(message.document, message.source);
      void this.#answer(message);
      return;
    }
    const pending = this.#pages.get(message.page);
    this.#pages.delete(message.page);
    if (message.kind === 'failed') {
      pending?.reject(message.error);
      return;
    }
    pending?.resolve(message.result);
  }

  async #answer({ page, call, document, variables }: Ask): Promise<void> {
    const pending = this.#pages.get(page);
    const source = this.#documents.get(document);
    if (!pending || !source) return;
    pending.open++;
    try {
      const result = await pending.page.execute({ document: source, variables: asSent(variables) });
      if (this.waiting === 0) this.#lastMessageAt = performance.now();
      pending.open--;
      this.#worker.postMessage({ kind: 'answer', page, call, json: JSON.stringify(result) });
    } catch (error) {
      this.#pages.delete(page);
      pending.reject(error);
      this.#worker.postMessage({ kind: 'drop', page });
    }
  }
}
