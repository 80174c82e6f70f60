import type { Columns } from '../csv/columns.ts';
import type { ImportRow, PreparedRow, Problem, ReportLine } from '../rows/import-row.ts';
import type { ImportCounts } from './import-counts.ts';
import type { BatchResult } from './write-batch.ts';

/** The result of a batch. */
export interface Outcome {
  counts: ImportCounts;
  /** Rejected rows and warnings, by line. */
  report: ReportLine[];
}

/**
 * Rows of one transaction, no two of which share a key. A dry run passes its keys from batch to batch, since they are
 * not in the database.
 */
export class Batch {
  /** All rows, rejected ones too. */
  read = 0;
  readonly rows: ImportRow[] = [];
  #refused = 0;
  /** Rows equal to an earlier one. */
  #repeats = 0;
  /** Rows of a dry run that differ from an earlier one of the same key. */
  #changes = 0;
  readonly #problems: Problem[] = [];
  readonly #hashes: Map<string, Buffer>;

  constructor(before: Batch | null) {
    this.#hashes = before ? before.#hashes : new Map<string, Buffer>();
  }

  /** Adds the result of `rows` in the database, or what it would be. A row that it rejected has no other problems. */
  outcome({ created, updated, unchanged, refused }: BatchResult, columns: Columns): Outcome {
    const lines = new Set(refused.map(({ line }) => line));
    const problems = [...this.#problems.filter(({ line }) => !lines.has(line)), ...refused];
    const counts = {
      read: this.read,
      created,
      updated: updated + this.#changes,
      unchanged: unchanged + this.#repeats,
      refused: this.#refused + lines.size,
      warnings: problems.filter(({ kind }) => kind === 'warning').length,
    };
    const report = problems
      .sort((one, other) => one.line - other.line)
      .map(({ field, ...problem }) => ({ ...problem, column: columns.headerOf(field) }));
    return { counts, report };
  }

  /** Returns true when an earlier row has the same key and other content: that one must be written first. */
  conflictsWith(row: ImportRow): boolean {
    const hash = this.#hashOf(row);
    return hash !== undefined && !hash.equals(row.contentHash);
  }

  add({ row, problems }: PreparedRow): void {
    this.read++;
    this.#problems.push(...problems);
    if (row === null) {
      this.#refused++;
      return;
    }
    const hash = this.#hashOf(row);
    if (hash === undefined) this.rows.push(row);
    else if (hash.equals(row.contentHash)) this.#repeats++;
    else this.#changes++;
    for (const key of keysOf(row)) this.#hashes.set(key, row.contentHash);
  }

  #hashOf(row: ImportRow): Buffer | undefined {
    return keysOf(row)
      .map((key) => this.#hashes.get(key))
      .find((hash) => hash !== undefined);
  }
}

function keysOf(row: ImportRow): string[] {
  const key = `${row.source}\n${row.sourceId}`;
  return row.cnpj === null ? [key] : [key, row.cnpj];
}
