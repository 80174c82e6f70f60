import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Queries that Apollo Server has parsed and validated, by their text and by the hash that persisted
 * queries are asked by. Asked again by GET they need neither again (decision 008).
 */
export class DocumentCache {
  /** Weighed by the text, since comments are no tokens and so under no limit. */
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 1_000, maxSize: 4_000_000 });

  add(text: string, document: DocumentNode): void {
    if (this.#documents.has(text)) return;
    const size = { size: text.length + 1 };
    this.#documents.set(text, document, size);
    this.#documents.set(createHash('sha256').update(text).digest('hex'), document, size);
  }

  get(textOrHash: string): DocumentNode | undefined {
    return this.#documents.get(textOrHash);
  }
}
