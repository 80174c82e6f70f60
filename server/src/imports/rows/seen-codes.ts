import { createHash } from 'node:crypto';
import type { Columns } from '../csv/columns.ts';
import { type ImportRow, Remarks } from './import-row.ts';
import { codeText } from './other-company.ts';
import type { PreparedRow } from './prepare-row.ts';

/** Remembers between this many and twice as many codes, so that memory does not grow with the file. */
const CODES = 50_000;

interface Seen {
  line: number;
  content: string;
  cnpj: string | null;
}

/** Source ids of a file, to reject a second company with the same id. */
export class SeenCodes {
  readonly #columns: Columns;
  #recent = new Map<string, Seen>();
  #older = new Map<string, Seen>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /**
   * Remembers a row, and rejects it when an earlier line has its code with other content. Equal rows, and rows with
   * the same CNPJ, are left to the batch.
   */
  check(prepared: PreparedRow): PreparedRow {
    const { row } = prepared;
    if (!row?.isCoded) return prepared;
    const seen: Seen = {
      line: row.line,
      content: digest(row.contentHash),
      cnpj: row.cnpj === null ? null : digest(row.cnpj),
    };
    const before = this.#remember(row, seen);
    if (before === undefined) return prepared;
    const isSame =
      before.cnpj !== null && seen.cnpj !== null
        ? before.cnpj === seen.cnpj
        : before.content === seen.content;
    if (isSame) return prepared;
    const remarks = new Remarks(row.line, this.#columns);
    remarks.reject('sourceId', `${codeText(row)} já está na linha ${before.line}.`);
    return { row: null, remarks: remarks.lines };
  }

  /** Returns the first row with this code. */
  #remember({ source, sourceId }: ImportRow, seen: Seen): Seen | undefined {
    const key = digest(`${source}\n${sourceId}`);
    const before = this.#recent.get(key) ?? this.#older.get(key);
    if (before !== undefined) return before;
    if (this.#recent.size >= CODES) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, seen);
    return undefined;
  }
}

/** Short, and does not keep the read text in memory. */
const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64').slice(0, 16);
