import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImportRow, PreparedRow } from './import-row.ts';
import { codeText } from './other-company.ts';

/** Most codes that are remembered, so that memory does not grow with the file. */
const MOST_CODES = 100_000;

interface Seen {
  line: number;
  content: string;
  cnpj: string | null;
}

/** Source ids of a file, to reject a second company with the same id. */
export class SeenCodes {
  /** The first row of each code. */
  readonly #seen = new LRUCache<string, Seen>({ max: MOST_CODES });

  /**
   * Remembers a row, and rejects it when an earlier line has its code with other content. Equal rows, and rows with
   * the same CNPJ, are left to the batch.
   */
  check(prepared: PreparedRow): PreparedRow {
    const { row } = prepared;
    if (!row?.isCoded) return prepared;
    const key = digest(`${row.source}\n${row.sourceId}`);
    const code = seenOf(row);
    const before = this.#seen.get(key);
    if (before === undefined) this.#seen.set(key, code);
    if (before === undefined || isSame(before, code)) return prepared;
    const reason = `${codeText(row)} já está na linha ${before.line}.`;
    return { row: null, problems: [{ line: row.line, field: 'sourceId', kind: 'refused', reason }] };
  }
}

const seenOf = ({ line, contentHash, cnpj }: ImportRow): Seen => ({
  line,
  content: contentHash.toString('base64', 0, 12),
  cnpj: cnpj && digest(cnpj),
});

const isSame = (a: Seen, b: Seen): boolean =>
  a.cnpj !== null && b.cnpj !== null ? a.cnpj === b.cnpj : a.content === b.content;

/** Returns a short hash, which does not keep the text in memory. */
const digest = (text: string): string => hash('sha256', text, 'base64').slice(0, 16);
