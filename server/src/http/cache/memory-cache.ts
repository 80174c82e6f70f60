import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../../database/change-feed.ts';

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Of the body; equal ones are equal. */
  digest: string;
  /** The body compressed, by encoding, as somebody asked for it. */
  encoded: Map<string, Promise<Buffer>>;
}

/** Since the start, and now. */
export interface CacheFigures {
  hits: number;
  misses: number;
  entries: number;
  /** As reckoned for the limit. */
  bytes: number;
}

/** What compressed bodies take beside the plain one, at most. */
const WITH_ENCODED = 1.5;

interface Kept extends CachedAnswer {
  tags: ReadonlySet<string>;
}

/** More changed tags than this are not remembered one by one; an answer older than the oldest is not kept. */
const REMEMBERED = 10_000;

/**
 * Answers to nobody in particular, kept as bytes and dropped the moment something in them changes,
 * on every copy. A copy that does not hear of changes keeps nothing (design/HARDENING.md, promise 10).
 */
export class MemoryCache {
  readonly #answers: LRUCache<string, Kept> | null;
  readonly #changes: ChangeFeed;
  readonly #keysOfTag = new Map<string, Set<string>>();
  /** When each tag last changed, in ticks; an answer begun before that is stale before it is kept. */
  readonly #changedAt = new Map<string, number>();
  #tick = 0;
  #floor = 0;
  #hits = 0;
  #misses = 0;

  constructor(megabytes: number, changes: ChangeFeed) {
    this.#changes = changes;
    this.#answers =
      megabytes === 0
        ? null
        : new LRUCache<string, Kept>({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: (kept, key) => Math.ceil(WITH_ENCODED * kept.body.length) + key.length + 500,
            dispose: (kept, key) => this.#unlink(kept, key),
          });
    changes.onChange((tag) => this.#changed(tag));
  }

  get(key: string): CachedAnswer | undefined {
    const kept = this.#changes.listening ? this.#answers?.get(key) : undefined;
    if (kept) this.#hits++;
    else this.#misses++;
    return kept;
  }

  get figures(): CacheFigures {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#answers?.size ?? 0,
      bytes: this.#answers?.calculatedSize ?? 0,
    };
  }

  /** Call before reading what the answer is made from; give the result to `keep`. */
  begin(): number {
    return this.#tick;
  }

  /** Keeps an answer made since `begun`, unless one of its tags has changed meanwhile. */
  keep(key: string, answer: CachedAnswer, tags: ReadonlySet<string>, begun: number): void {
    if (!this.#answers || !this.#changes.listening || begun < this.#floor) return;
    for (const tag of tags) {
      if ((this.#changedAt.get(tag) ?? 0) > begun) return;
    }
    const kept: Kept = { ...answer, tags: new Set(tags) };
    this.#answers.set(key, kept);
    if (!this.#answers.has(key)) return;
    for (const tag of kept.tags) {
      const keys = this.#keysOfTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysOfTag.set(tag, new Set([key]));
    }
  }

  #changed(tag: string): void {
    this.#tick++;
    if (tag.endsWith('*')) {
      this.#floor = this.#tick;
      this.#changedAt.clear();
      this.#answers?.clear();
      return;
    }
    this.#changedAt.set(tag, this.#tick);
    if (this.#changedAt.size > REMEMBERED) {
      this.#floor = this.#tick;
      this.#changedAt.clear();
    }
    for (const key of [...(this.#keysOfTag.get(tag) ?? [])]) this.#answers?.delete(key);
  }

  #unlink(kept: Kept, key: string): void {
    for (const tag of kept.tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }
}
