import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Execution } from '../../graphql/executor.ts';

interface GraphqlQuery {
  query?: string;
  operationName?: string;
  variables?: string;
  extensions?: string;
}

/** Returns the object in a parameter, empty without one; null for anything else, for which Apollo returns the error. */
function objectIn(text: string | undefined): Record<string, unknown> | null {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Queries that Apollo Server has parsed and validated, by their text and by the hash of persisted queries. Repeated by
 * GET they go to the executor at once, which answers 1.6 times as many requests a second; see docs/explanation/decisions/008.
 */
export class DocumentCache {
  /** Sized by the text: comments are no tokens and so under no limit. */
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 1_000, maxSize: 4_000_000 });

  add(text: string, document: DocumentNode): void {
    if (this.#documents.has(text)) return;
    const size = { size: text.length + 1 };
    this.#documents.set(text, document, size);
    this.#documents.set(createHash('sha256').update(text).digest('hex'), document, size);
  }

  /** Returns what a GET asks for when its query is known; null leaves it to Apollo. */
  executionOf({ query, operationName = '', variables, extensions }: GraphqlQuery): Execution | null {
    if (query !== undefined && extensions) return null;
    const document = this.#documents.get(query ?? this.#hashIn(extensions));
    const values = document && objectIn(variables);
    if (!values || getOperationAST(document, operationName || null)?.operation !== 'query') return null;
    return { document, variables: values, operationName: operationName || null };
  }

  #hashIn(extensions: string | undefined): string {
    const persisted = objectIn(extensions)?.persistedQuery as { sha256Hash?: unknown } | undefined;
    return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : '';
  }
}
