import type { Readable } from 'node:stream';
import type pg from 'pg';
import { poolTransaction } from '../../database/pools.ts';
import { type Field, mapColumns } from '../csv/columns.ts';
import { decodeLines, UnreadableFile } from '../csv/decode-lines.ts';
import { readRecords } from '../csv/read-records.ts';
import { categoryFinder, loadCategories } from '../rows/find-category.ts';
import { cityFinder, loadCities } from '../rows/find-city.ts';
import type { ReportLine, RowReader } from '../rows/import-row.ts';
import { prepareRow } from '../rows/prepare-row.ts';
import { rowTexts } from '../rows/row-texts.ts';
import { SeenCodes } from '../rows/seen-codes.ts';
import { Batch } from '../write/batch.ts';
import { checkBatch, commitBatch, type WithBatch } from '../write/commit-batch.ts';
import { recordBegun, recordEnded } from '../write/record-import.ts';

const BATCH_ROWS = 500;

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
  /** Who runs the command, for the audit log; not needed to go on with an import of the browser. */
  operator?: string;
  /** Reads and checks everything, writes nothing. */
  dryRun: boolean;
  /** After each batch was committed. */
  onProgress?: (progress: ImportProgress) => void;
  /** Refused rows and warnings of a batch, by line, after it was committed. */
  onReport?: (lines: ReportLine[]) => Promise<void>;
  /** Goes on with one begun before, which the caller ends: its first `skip` rows are taken already. */
  resume?: { importId: number; claim: number; skip: number };
  /** What each column is, in the file's order; by their headers where it is left out. */
  fields?: readonly (Field | null)[];
  /** With what `onReport` hears afterwards. */
  withBatch?: WithBatch;
  /** Stops between two batches. */
  signal?: AbortSignal;
}

/**
 * Takes companies from a CSV file (docs/import.md) in batches of one transaction each: approved, without
 * owner. Stopped at any moment, it has what it reported; run again, it goes on, since rows are known again
 * by CNPJ or source id and only what changed is written. Memory does not grow with the file, except in a
 * dry run, which must remember the keys.
 * Throws UnreadableFile for a file that has no rows to read, LostImport once somebody else works on the import, and
 * what the database throws.
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
    texts: rowTexts(options.dryRun),
  };
  const importId = options.dryRun
    ? null
    : (options.resume?.importId ?? (await startImport(db.pool, options)));
  const totals: ImportProgress = { read: 0, created: 0, updated: 0, unchanged: 0, refused: 0, warnings: 0 };
  let batch = new Batch(null);

  const flush = async () => {
    if (batch.read === 0) return;
    const result =
      importId === null
        ? await checkBatch(db.pool, batch, columns)
        : await commitBatch(
            db.pool,
            {
              importId,
              claim: options.resume?.claim ?? 0,
              before: (options.resume?.skip ?? 0) + totals.read,
              columns,
            },
            batch,
            options.withBatch,
          );
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

  const end = async (isComplete: boolean): Promise<void> => {
    if (importId !== null && !options.resume) await endCommand(db.pool, importId, isComplete, options);
  };
  const codes = new SeenCodes(columns);
  let isComplete = true;
  let skipped = 0;
  try {
    for await (const record of records) {
      if (options.signal?.aborted) {
        isComplete = false;
        break;
      }
      if (options.resume && skipped < options.resume.skip) {
        skipped++;
        codes.check(prepareRow(record, reader));
        // So that the import stays ours while we come to where it was left.
        if (skipped % BATCH_ROWS === 0) await options.onReport?.([]);
        continue;
      }
      const { row, remarks } = codes.check(prepareRow(record, reader));
      if (row && !options.dryRun && batch.meetsAnother(row)) await flush();
      batch.add(row, remarks);
      if (batch.read >= BATCH_ROWS) await flush();
    }
    // Between two batches nothing has been reported of the rows read since: they are left for the next run.
    if (isComplete) await flush();
  } catch (error) {
    // What was written until then stands. The database may be what failed.
    await end(false).catch((more: unknown) => {
      throw new AggregateError([error, more], String(error));
    });
    throw error;
  }
  await end(isComplete);
  const seconds = (performance.now() - started) / 1_000;
  return { ...totals, importId, seconds, isComplete, ignoredColumns: columns.ignored };
}

const workOf = ({ operator }: ImportOptions) => (operator === undefined ? null : { operator });

/** Begins an import of the command line. */
function startImport(pool: pg.Pool, options: ImportOptions): Promise<number> {
  const fileName = options.fileName.slice(-255);
  return poolTransaction(pool, async (client) => {
    const result = await client.query<{ id: number }>(
      'INSERT INTO imports (file_name) VALUES ($1) RETURNING id',
      [fileName],
    );
    const id = result.rows[0]?.id;
    if (id === undefined) throw new Error('INSERT … RETURNING gave no row.');
    await recordBegun(client, id, fileName, workOf(options));
    return id;
  });
}

/** Ends an import of the command line. One that was interrupted stays as it is: its file is read again by another. */
const endCommand = (
  pool: pg.Pool,
  importId: number,
  isComplete: boolean,
  options: ImportOptions,
): Promise<void> =>
  poolTransaction(pool, async (client) => {
    if (isComplete) {
      await client.query(`UPDATE imports SET finished_at = now(), status = 'done' WHERE id = $1`, [importId]);
    }
    await recordEnded(client, importId, workOf(options));
  });
