import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Queries that Apollo Server has parsed and validated, by their text and by the hash that persisted
 * queries are asked by. Asked again by GET they need neither again (decision 008).
 */
export class KnownQueries {
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 1_000 });

  add(text: string, document: DocumentNode): void {
    if (this.#documents.has(text)) return;
    this.#documents.set(text, document);
    this.#documents.set(createHash('sha256').update(text).digest('hex'), document);
  }

  get(textOrHash: string): DocumentNode | undefined {
    return this.#documents.get(textOrHash);
  }
}
