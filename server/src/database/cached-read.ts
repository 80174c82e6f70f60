import type { ChangeFeed } from './change-feed.ts';
import type { Reader } from './statement.ts';

interface Sources {
  db: { reads: Reader };
  changeFeed: ChangeFeed;
}

/** What a statement reads, for all requests; cached until it changes, on this instance or another. */
export class CachedRead<Value> {
  readonly #sources: Sources;
  readonly #read: (reader: Reader) => Promise<Value>;
  #known: Value | undefined;
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
    });
  }

  get(): Value | Promise<Value> {
    return (this.#sources.changeFeed.listening ? this.#known : undefined) ?? this.#ask();
  }

  async #ask(): Promise<Value> {
    const before = this.#changeCount;
    const value = await this.#read(this.#sources.db.reads);
    if (this.#sources.changeFeed.listening && before === this.#changeCount) this.#known = value;
    return value;
  }
}
