import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { unavailable } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';

/** A page as the client draws it; see `client/src/entry-server.tsx`. */
export interface DrawnPage {
  status: number;
  redirect?: string;
  head: string;
  html: string;
  state: string;
}

/** What is asked for, and how its questions are answered. */
export interface PageToDraw {
  url: string;
  publicUrl: string;
  execute(question: { document: DocumentNode; variables: Record<string, unknown> }): Promise<ExecutionResult>;
}

/** From the thread; see `client/src/page-worker.ts`. */
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
  | { kind: 'drawn'; page: number; result: DrawnPage; drawMs: number }
  | { kind: 'failed'; page: number; error: Error };

interface Pending {
  toDraw: PageToDraw;
  hasAsked: boolean;
  /** Questions not answered yet. */
  open: number;
  resolve(page: DrawnPage): void;
  reject(error: unknown): void;
}

/** Of the 2 s that an accepted request may take under overload (design/HARDENING.md, promise 7). */
const MOST_WAIT_MS = 1_000;
/** So few are drawn soon, even if the last ones took long because the machine was busy elsewhere. */
const FEW = 8;
/** The weight of the last page in the average. */
const LATELY = 0.2;
/** A page's data and its markup are let go at once: little is enough, and the whole program stays below 300 MB. */
const HEAP: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Draws pages in a thread of its own, one after the other: drawing takes some milliseconds of processor each, in which
 * the server's own thread could neither take new connections nor send anybody away (decision 024). The thread is begun
 * when it is wanted; should it end, what it was drawing is answered with SERVICE_UNAVAILABLE and the next page begins
 * another.
 */
export class PageDrawer {
  readonly #file: string;
  readonly #log: Log;
  #worker: Worker | undefined;
  readonly #pages = new Map<number, Pending>();
  readonly #documents = new Map<number, DocumentNode>();
  #lastPage = 0;
  /** What drawing one takes, lately. */
  #eachMs = 0;

  /** `file` is the built client's `server/page-worker.js`. */
  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  /** Whether who comes now would wait so long that he had better come back. */
  get isCrowded(): boolean {
    let drawing = 0;
    for (const { hasAsked, open } of this.#pages.values()) if (hasAsked && open === 0) drawing++;
    return drawing > FEW && drawing * this.#eachMs > MOST_WAIT_MS;
  }

  /** Resolves when pages can be drawn; a file that cannot be used is an error here and not at the first page. */
  async start(): Promise<void> {
    const worker = this.#begin();
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
  }

  /** What is being drawn is answered with SERVICE_UNAVAILABLE. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end();
    await worker?.terminate();
  }

  /** The page of an address; throws what drawing it threw. */
  draw(toDraw: PageToDraw): Promise<DrawnPage> {
    const worker = this.#worker ?? this.#begin();
    const page = ++this.#lastPage;
    return new Promise<DrawnPage>((resolve, reject) => {
      this.#pages.set(page, { toDraw, hasAsked: false, open: 0, resolve, reject });
      worker.postMessage({ kind: 'page', page, url: toDraw.url, publicUrl: toDraw.publicUrl });
    });
  }

  #begin(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: HEAP });
    this.#worker = worker;
    worker.on('message', (message: FromWorker) => {
      if (worker === this.#worker) this.#hear(worker, message);
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread that draws pages failed'));
    worker.on('exit', () => {
      if (worker === this.#worker) this.#end();
    });
    return worker;
  }

  /** The thread is gone, and with it what it was drawing. */
  #end(): void {
    this.#worker = undefined;
    this.#documents.clear();
    const pages = [...this.#pages.values()];
    this.#pages.clear();
    for (const { reject } of pages) reject(unavailable());
  }

  #hear(worker: Worker, message: FromWorker): void {
    if (message.kind === 'ready') return;
    if (message.kind === 'ask') {
      if (message.source) this.#documents.set(message.document, message.source);
      void this.#answer(worker, message);
      return;
    }
    const pending = this.#pages.get(message.page);
    this.#pages.delete(message.page);
    if (message.kind === 'failed') {
      pending?.reject(message.error);
      return;
    }
    if (message.drawMs > 0) this.#eachMs += LATELY * (message.drawMs - this.#eachMs);
    pending?.resolve(message.result);
  }

  async #answer(worker: Worker, { page, call, document, variables }: Ask): Promise<void> {
    const pending = this.#pages.get(page);
    const source = this.#documents.get(document);
    if (!pending || !source) return;
    pending.hasAsked = true;
    pending.open++;
    try {
      const result = await pending.toDraw.execute({ document: source, variables });
      pending.open--;
      worker.postMessage({ kind: 'answer', page, call, json: JSON.stringify(result) });
    } catch (error) {
      this.#pages.delete(page);
      pending.reject(error);
      worker.postMessage({ kind: 'drop', page });
    }
  }
}
