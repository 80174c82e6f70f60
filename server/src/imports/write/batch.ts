import type { Columns } from '../csv/columns.ts';
import { type ImportRow, type Rejection, Remarks, type ReportLine } from '../rows/import-row.ts';

/** What is said of a batch. */
export interface BatchReport {
  report: ReportLine[];
  refused: number;
  warnings: number;
}

/**
 * Rows of one transaction, no two of which share a key. A dry run hands its keys from batch to batch,
 * since the database does not get to know them.
 */
export class Batch {
  /** All rows, refused ones too. */
  read = 0;
  #refused = 0;
  /** Rows that say what a row before them said. */
  repeats = 0;
  /** Rows of a dry run that say something else than a row before them. */
  changes = 0;
  readonly rows: ImportRow[] = [];
  readonly #report: ReportLine[] = [];
  readonly #hashes: Map<string, Buffer>;

  constructor(before: Batch | null) {
    this.#hashes = before ? before.#hashes : new Map<string, Buffer>();
  }

  /** With what the database gave reason to refuse, by line. Nothing was left out of a row that was not taken. */
  report(rejections: readonly Rejection[], columns: Columns): BatchReport {
    const lines = new Set(rejections.map(({ line }) => line));
    const report = [
      ...this.#report.filter(({ line }) => !lines.has(line)),
      ...rejections.flatMap(({ line, field, reason }) => {
        const remarks = new Remarks(line, columns);
        remarks.reject(field, reason);
        return remarks.lines;
      }),
    ].sort((one, other) => one.line - other.line);
    const warnings = report.filter(({ kind }) => kind === 'warning').length;
    return { report, refused: this.#refused + lines.size, warnings };
  }

  /** A row of the same key is there and says something else: that one must be written first. */
  meetsAnother(row: ImportRow): boolean {
    const hash = this.#hashOf(row);
    return hash !== undefined && !hash.equals(row.contentHash);
  }

  /** Takes a prepared row; null for one that was refused. */
  add(row: ImportRow | null, remarks: readonly ReportLine[]): void {
    this.read++;
    this.#report.push(...remarks);
    if (row === null) {
      this.#refused++;
      return;
    }
    const hash = this.#hashOf(row);
    if (hash === undefined) this.rows.push(row);
    else if (hash.equals(row.contentHash)) this.repeats++;
    else this.changes++;
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
