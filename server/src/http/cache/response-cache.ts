import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../../database/change-feed.ts';
import type { AnswerTraits } from '../../graphql/context.ts';

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Of the body, for `etag`. */
  digest: string;
  /** The compressed body by encoding, once it was asked for. */
  encoded: Map<string, Promise<Buffer>>;
}

/** Size of a body with its compressed versions, at most, as a multiple of the plain one. */
const WITH_ENCODED = 1.5;

interface Entry extends CachedAnswer {
  tags: ReadonlySet<string>;
}

/** Changed tags held one by one; beyond that, answers begun before the last change are not cached. */
const MOST_CHANGES = 10_000;

/**
 * Caches public answers as bytes and evicts them when one of their tags changes, on every instance. While the change
 * feed is disconnected it neither stores nor returns anything.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Entry> | null;
  readonly #changeFeed: ChangeFeed;
  readonly #keysOfTag = new Map<string, Set<string>>();
  /** Number of the last change of each tag; an answer begun before it is stale. */
  readonly #changedAt = new Map<string, number>();
  #changeCount = 0;
  /** Answers begun before this change are not cached. */
  #floor = 0;
  #hits = 0;
  #misses = 0;

  constructor(megabytes: number, changeFeed: ChangeFeed) {
    this.#changeFeed = changeFeed;
    this.#answers =
      megabytes === 0
        ? null
        : new LRUCache<string, Entry>({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: (entry, key) => Math.ceil(WITH_ENCODED * entry.body.length) + key.length + 500,
            dispose: (entry, key) => this.#unlink(entry, key),
          });
    changeFeed.onChange((tag) => this.#changed(tag));
  }

  get(key: string): CachedAnswer | undefined {
    const entry = this.#changeFeed.listening ? this.#answers?.get(key) : undefined;
    if (entry) this.#hits++;
    else this.#misses++;
    return entry;
  }

  get figures() {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#answers?.size ?? 0,
      bytes: this.#answers?.calculatedSize ?? 0,
    };
  }

  /** Number of the last change; ask for it before reading what the answer is made from, and pass it to `store`. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /**
   * Stores an answer begun at `begun`, unless one of its tags has changed since; until the time in milliseconds since 1970
   * at which it becomes wrong on its own, if any.
   */
  store(
    key: string,
    answer: CachedAnswer,
    { tags, validUntil }: Pick<AnswerTraits, 'tags' | 'validUntil'>,
    begun: number,
  ): void {
    if (!this.#answers || !this.#changeFeed.listening || begun < this.#floor) return;
    for (const tag of tags) {
      if ((this.#changedAt.get(tag) ?? 0) > begun) return;
    }
    const ttl = validUntil === null ? undefined : validUntil - Date.now();
    if (ttl !== undefined && ttl <= 0) return;
    const entry: Entry = { ...answer, tags: new Set(tags) };
    this.#answers.set(key, entry, ttl === undefined ? {} : { ttl });
    if (!this.#answers.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  #changed(tag: string): void {
    this.#changeCount++;
    if (tag.endsWith('*')) {
      this.#floor = this.#changeCount;
      this.#changedAt.clear();
      this.#answers?.clear();
      return;
    }
    this.#changedAt.set(tag, this.#changeCount);
    if (this.#changedAt.size > MOST_CHANGES) {
      this.#floor = this.#changeCount;
      this.#changedAt.clear();
    }
    for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#answers?.delete(key);
  }

  #unlink(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
