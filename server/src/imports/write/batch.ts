import type { Columns, Field } from '../csv/headers.ts';
import type { CsvRecord } from '../csv/read-records.ts';
import type { ImportRow, PreparedRow, Problem, ReportLine } from '../rows/import-row.ts';
import { dropCpf, mayBeCpf } from '../rows/write-name.ts';
import type { ImportCounts } from './import-counts.ts';
import type { BatchResult } from './write-batch.ts';

/** Most characters of a rejected row that is kept. */
const MAX_CELLS = 20_000;

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
  readonly #cells = new Map<number, readonly string[]>();

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
    const refusedLines = new Set<number>();
    const report = problems
      .sort((a, b) => a.line - b.line)
      .map((problem) => {
        const isFirst = problem.kind === 'refused' && !refusedLines.has(problem.line);
        if (isFirst) refusedLines.add(problem.line);
        const cells = isFirst ? this.#cellsOf(problem.line, columns) : {};
        return { ...problem, ...cells, column: columns.headerOf(problem.field) };
      });
    return { counts, report };
  }

  /** Returns true when an earlier row has the same key and other content: that one must be written first. */
  conflictsWith(row: ImportRow): boolean {
    const hash = this.#hashOf(row);
    return hash !== undefined && !hash.equals(row.contentHash);
  }

  /** `record` is the row as the file has it. */
  add({ row, problems }: PreparedRow, record: CsvRecord): void {
    this.read++;
    this.#cells.set(record.line, record.values);
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

  /** Returns the cells of a rejected row without what may be a CPF, unless the row is broken or very long. */
  #cellsOf(line: number, columns: Columns): { cells?: readonly string[] } {
    const cells = [...(this.#cells.get(line) ?? [])];
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length === 0 || length > MAX_CELLS) return {};
    const change = (field: Field, changed: (cell: string) => string) => {
      for (const index of columns.indexesOf(field)) cells[index] = changed(cells[index] ?? '');
    };
    change('sourceId', (code) => (mayBeCpf(code) ? '' : code));
    change('name', dropCpf);
    change('legalName', dropCpf);
    return { cells };
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
