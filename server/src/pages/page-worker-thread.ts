import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { unavailable } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

/** A page as the client draws it; see `client/src/ssr/render-page.tsx`. */
export interface RenderedPage {
  status: number;
  redirect?: string;
  head: string;
  html: string;
  state: string;
}

/** What is asked for, and how its questions are answered. */
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
  /** With the first question of this number. */
  source?: DocumentNode;
  variables: Record<string, unknown>;
}
type FromWorker =
  | { kind: 'ready' }
  | Ask
  | { kind: 'drawn'; page: number; result: RenderedPage }
  | { kind: 'failed'; page: number; error: Error };

interface Pending {
  toDraw: PageToRender;
  /** Questions not answered yet; with none it is the thread's turn. */
  open: number;
  resolve(page: RenderedPage): void;
  reject(error: unknown): void;
}

/** A page's data and its markup are let go at once: little is enough, and the whole program stays below 300 MB. */
const HEAP: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
const LOOK_MS = 1_000;

/** Variables as a browser would send them: in JSON what is undefined is left out, and the schema's default holds. */
const asSent = (variables: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));

/** One life of the thread that draws pages: begun here, over when it ends by itself, hangs, or is ended. */
export class PageWorkerThread {
  /** Resolves when pages can be drawn; rejects when the thread ends before that. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #pages = new Map<number, Pending>();
  readonly #documents = new Map<number, DocumentNode>();
  #lastPage = 0;
  #isAskedToEnd = false;
  #heardAt = performance.now();

  /**
   * `file` is the built client's `server/page-worker.js`. One that owes a page and says nothing for `patienceMs`
   * hangs, and is ended. `onEnd` hears of every end, with whether it was ready before.
   */
  constructor(file: string, log: Log, patienceMs: number, onEnd: (wasReady: boolean) => void) {
    this.#log = log;
    this.#worker = new Worker(file, { resourceLimits: HEAP });
    let wasReady = false;
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        this.#heardAt = performance.now();
        if (message.kind === 'ready') {
          wasReady = true;
          resolve();
        } else this.#hear(message);
      });
      this.#worker.once('error', (error) => {
        log.error({ err: error }, 'A thread que desenha as páginas falhou.');
        reject(error);
      });
      this.#worker.once('exit', (exitCode) => {
        clearInterval(watch);
        // Ended by us it has a code of failure too, which would alarm.
        if (!this.#isAskedToEnd) log.info({ exitCode }, 'A thread que desenha as páginas terminou.');
        onEnd(wasReady);
        this.#release();
        reject(new Error(`The thread that draws pages ended with code ${exitCode}.`));
      });
    });
    // Whoever begins it waits for it or not: its end is told by `onEnd` too.
    this.ready.catch(() => undefined);
    const watch = setInterval(() => this.#look(patienceMs), LOOK_MS).unref();
  }

  /** Pages that wait for the thread, or are being drawn. */
  get waiting(): number {
    let waiting = 0;
    for (const { open } of this.#pages.values()) if (open === 0) waiting++;
    return waiting;
  }

  /** The page of an address; throws what drawing it threw, SERVICE_UNAVAILABLE when the thread ends before. */
  draw(toDraw: PageToRender): Promise<RenderedPage> {
    if (this.waiting === 0) this.#heardAt = performance.now();
    const page = ++this.#lastPage;
    return new Promise<RenderedPage>((resolve, reject) => {
      this.#pages.set(page, { toDraw, open: 0, resolve, reject });
      this.#worker.postMessage({ kind: 'page', page, url: toDraw.url, publicUrl: toDraw.publicUrl });
    });
  }

  async end(): Promise<void> {
    this.#isAskedToEnd = true;
    this.#release();
    await this.#worker.terminate();
  }

  #look(patienceMs: number): void {
    if (this.waiting === 0 || performance.now() - this.#heardAt < patienceMs) return;
    this.#log.error('A thread que desenha as páginas não responde e foi encerrada.');
    void this.#worker.terminate();
  }

  #release(): void {
    const pages = [...this.#pages.values()];
    this.#pages.clear();
    for (const { reject } of pages) reject(unavailable());
  }

  #hear(message: Exclude<FromWorker, { kind: 'ready' }>): void {
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
      const result = await pending.toDraw.execute({ document: source, variables: asSent(variables) });
      if (this.waiting === 0) this.#heardAt = performance.now();
      pending.open--;
      this.#worker.postMessage({ kind: 'answer', page, call, json: JSON.stringify(result) });
    } catch (error) {
      this.#pages.delete(page);
      pending.reject(error);
      this.#worker.postMessage({ kind: 'drop', page });
    }
  }
}
