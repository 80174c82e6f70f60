import type { ChangeFeed } from './change-feed.ts';
import type { Reader } from './statement.ts';

interface Sources {
  db: { reads: Reader };
  changeFeed: ChangeFeed;
}

/**
 * Caches what a statement reads for all requests, until it changes on this instance or another. While the change feed is
 * disconnected nothing is cached; then callers of one event-loop tick share a read.
 */
export class CachedRead<Value> {
  readonly #sources: Sources;
  readonly #read: (reader: Reader) => Promise<Value>;
  #known: Value | undefined;
  /** The read under way that later callers may share. */
  #reading: Promise<Value> | undefined;
  /** Number of changes received; a value read before the last one is not cached. */
  #changeCount = 0;

  /** `tag` is the change that makes what `read` returns stale. */
  constructor(sources: Sources, tag: string, read: (reader: Reader) => Promise<Value>) {
    this.#sources = sources;
    this.#read = read;
    sources.changeFeed.onChange((changed) => {
      if (changed !== '*' && changed !== tag) return;
      this.#changeCount++;
      this.#known = undefined;
      this.#reading = undefined;
    });
  }

  get(): Value | Promise<Value> {
    const { listening } = this.#sources.changeFeed;
    if (listening && this.#known !== undefined) return this.#known;
    if (this.#reading) return this.#reading;
    const reading = this.#ask();
    const end = () => {
      if (this.#reading === reading) this.#reading = undefined;
    };
    this.#reading = reading;
    // A change that was missed while disconnected may be newer than the read.
    if (!listening) setImmediate(end);
    reading.then(end, end);
    return reading;
  }

  async #ask(): Promise<Value> {
    const before = this.#changeCount;
    const value = await this.#read(this.#sources.db.reads);
    if (this.#sources.changeFeed.listening && before === this.#changeCount) this.#known = value;
    return value;
  }
}
