import type { Readable } from 'node:stream';
import type pg from 'pg';
import { isRetried } from '../lib/postgres-errors.ts';
import { Batch, type Told } from './batch.ts';
import { type Columns, type Field, mapColumns } from './columns.ts';
import { decodeLines, UnreadableFile } from './decode-lines.ts';
import { categoryFinder, loadCategories } from './find-category.ts';
import { cityFinder, loadCities } from './find-city.ts';
import type { ReportLine, RowReader } from './import-row.ts';
import { prepareRow } from './prepare-row.ts';
import { readRecords } from './read-records.ts';
import { SeenCodes } from './seen-codes.ts';
import { type BatchResult, judgeBatch, writeBatch } from './write-batch.ts';

const BATCH_ROWS = 500;
const TRIES = 3;

/** What has been committed so far; `read` counts rows, not lines, and is the sum of the next four. */
export interface ImportProgress {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  warnings: number;
}

export interface ImportSummary extends ImportProgress {
  /** Null in a dry run. */
  importId: number | null;
  seconds: number;
  /** False when the signal stopped it; what was reported is in the database all the same. */
  isComplete: boolean;
  ignoredColumns: string[];
}

export interface ImportOptions {
  fileName: string;
  /** Reads and checks everything, writes nothing. */
  dryRun: boolean;
  /** After each batch was committed. */
  onProgress?: (progress: ImportProgress) => void;
  /** Refused rows and warnings of a batch, by line, after it was committed. */
  onReport?: (lines: ReportLine[]) => Promise<void>;
  /** Goes on with one begun before: its first `skip` rows are taken already. */
  resume?: { importId: number; skip: number };
  /** What each column is, in the file's order; by their headers where it is left out. */
  fields?: readonly (Field | null)[];
  /** Written in a batch's own transaction, with what `onReport` hears afterwards. */
  withBatch?: (client: pg.ClientBase, lines: ReportLine[]) => Promise<void>;
  /** Stops between two batches. */
  signal?: AbortSignal;
}

/**
 * Takes companies from a CSV file (docs/import.md) in batches of one transaction each: approved, without
 * owner. Stopped at any moment, it has what it reported; run again, it goes on, since rows are known again
 * by CNPJ or source id and only what changed is written. Memory does not grow with the file, except in a
 * dry run, which must remember the keys.
 * Throws UnreadableFile for a file that has no rows to read, and what the database throws.
 */
export async function importCompanies(
  db: { pool: pg.Pool },
  source: Readable,
  options: ImportOptions,
): Promise<ImportSummary> {
  const started = performance.now();
  const records = readRecords(decodeLines(source));
  const header = await records.next();
  if (header.done) throw new UnreadableFile('O arquivo está vazio.');
  const columns = mapColumns(header.value.values, options.fields);
  const reader: RowReader = {
    columns,
    findCity: cityFinder(await loadCities(db.pool)),
    findCategory: categoryFinder(await loadCategories(db.pool)),
  };
  const importId = options.dryRun
    ? null
    : (options.resume?.importId ?? (await startImport(db.pool, options.fileName)));
  const totals: ImportProgress = { read: 0, created: 0, updated: 0, unchanged: 0, refused: 0, warnings: 0 };
  let batch = new Batch(null);

  const flush = async () => {
    if (batch.read === 0) return;
    const result =
      importId === null
        ? await judge(db.pool, batch, columns)
        : await commit(db.pool, importId, batch, columns, options);
    totals.read += batch.read;
    totals.created += result.created;
    totals.updated += result.updated + batch.changes;
    totals.unchanged += result.unchanged + batch.repeats;
    totals.refused += result.refused;
    totals.warnings += result.warnings;
    options.onProgress?.({ ...totals });
    await options.onReport?.(result.report);
    batch = new Batch(options.dryRun ? batch : null);
  };

  const codes = new SeenCodes(columns);
  let isComplete = true;
  let skipped = 0;
  for await (const record of records) {
    if (options.resume && skipped < options.resume.skip) {
      skipped++;
      codes.check(prepareRow(record, reader));
      continue;
    }
    if (options.signal?.aborted) {
      isComplete = false;
      break;
    }
    const { row, remarks } = codes.check(prepareRow(record, reader));
    if (row && !options.dryRun && batch.meetsAnother(row)) await flush();
    batch.add(row, remarks);
    if (batch.read >= BATCH_ROWS) await flush();
  }
  // Between two batches nothing has been reported of the rows read since: they are left for the next run.
  if (isComplete) await flush();
  if (importId !== null && isComplete) {
    await db.pool.query(`UPDATE imports SET finished_at = now(), status = 'done' WHERE id = $1`, [importId]);
  }
  const seconds = (performance.now() - started) / 1_000;
  return { ...totals, importId, seconds, isComplete, ignoredColumns: columns.ignored };
}

async function startImport(pool: pg.Pool, fileName: string): Promise<number> {
  const result = await pool.query<{ id: number }>(
    'INSERT INTO imports (file_name) VALUES ($1) RETURNING id',
    [fileName.slice(-255)],
  );
  const id = result.rows[0]?.id;
  if (id === undefined) throw new Error('INSERT … RETURNING gave no row.');
  return id;
}

type Outcome = Omit<BatchResult, 'refused'> & Told;

/** A deadlock or a lost serialization is tried again; nothing of the batch was reported yet. */
async function commit(
  pool: pg.Pool,
  importId: number,
  batch: Batch,
  columns: Columns,
  { withBatch }: ImportOptions,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await writeBatch(client, importId, batch.rows);
      const told = batch.tell(result.refused, columns);
      await client.query(
        `UPDATE imports SET rows_read = rows_read + $2, rows_taken = rows_taken + $3 + $4,
           rows_created = rows_created + $3, rows_updated = rows_updated + $4,
           rows_unchanged = rows_unchanged + $5, rows_refused = rows_refused + $6,
           warnings = warnings + $7, written_at = now() WHERE id = $1`,
        [
          importId,
          batch.read,
          result.created,
          result.updated,
          result.unchanged + batch.repeats,
          told.refused,
          told.warnings,
        ],
      );
      await withBatch?.(client, told.report);
      await client.query('COMMIT');
      return { ...result, ...told };
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
      if (attempt >= TRIES || !isRetried(error)) throw error;
    } finally {
      // A connection whose transaction failed is not given back: closing it rolls back.
      client.release(fault);
    }
  }
}

async function judge(pool: pg.Pool, batch: Batch, columns: Columns): Promise<Outcome> {
  const client = await pool.connect();
  try {
    const result = await judgeBatch(client, batch.rows);
    return { ...result, ...batch.tell(result.refused, columns) };
  } finally {
    client.release();
  }
}
