import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { attributeFinder, loadAttributes } from '../../attributes/find-attributes.ts';
import { recordOutcome } from '../../audit/record-outcome.ts';
import { allCities } from '../../cities/find-city.ts';
import { poolTransaction } from '../../database/pools.ts';
import { oneRow, poolReader } from '../../database/statement.ts';
import { kindFinder, loadKindWords } from '../../kinds/find-kinds.ts';
import { decodeLines, UnreadableFile } from '../csv/decode-lines.ts';
import { type Field, isHeader, mapColumns } from '../csv/headers.ts';
import { type Layout, type RowSource, readRecords } from '../csv/read-records.ts';
import { categoryFinder, loadCategories } from '../rows/find-category.ts';
import type { ReportLine, RowReader } from '../rows/import-row.ts';
import { prepareRow } from '../rows/prepare-row.ts';
import { type Replacement, replacementFinder } from '../rows/replaced-values.ts';
import { rowTexts } from '../rows/row-texts.ts';
import { SeenCodes } from '../rows/seen-codes.ts';
import { Batch } from '../write/batch.ts';
import { type BatchTarget, checkBatch, commitBatch } from '../write/commit-batch.ts';
import { COUNT_NAMES, type ImportCounts } from '../write/import-counts.ts';
import { recordEnded } from '../write/record-import.ts';
import { closeCompanies } from '../write/write-register.ts';

const BATCH_ROWS = 500;
/** After so many rows other work of the process has its turn: answers of the database, requests. */
const TURN_ROWS = 20;

export interface ImportSummary extends ImportCounts {
  /** Null in a dry run. */
  importId: number | null;
  seconds: number;
  /** False when the signal stopped it; what was reported is committed. */
  isComplete: boolean;
  ignoredColumns: string[];
}

export interface ImportOptions {
  fileName: string;
  /** Who runs the command, for the audit log; absent for imports of the browser. */
  operator?: string;
  /** Reads and checks everything, writes nothing. */
  dryRun: boolean;
  /** Once, with the column names of the file. */
  onHeaders?: (headers: readonly string[]) => void;
  /**
   * Called after each batch was committed, with the counts so far and the batch's report; while rows are skipped, with an
   * empty report.
   */
  onBatch?: (progress: ImportCounts, report: ReportLine[]) => Promise<void>;
  /** Continues an import that the caller ends: its first `skip` rows are committed already. */
  resume?: { importId: number; claim: number; skip: number };
  /** Where the header is; by default found. */
  layout?: Layout | undefined;
  /** Each column's field, in the file's order; by default guessed by the headers. */
  fields?: readonly (Field | null)[];
  /** What unknown values mean. */
  replacements?: readonly Replacement[];
  /** Runs in the transaction of a batch, with the report that `onBatch` receives afterwards. */
  withBatch?: BatchTarget['withBatch'];
  /** Waits after each batch as long as it took, so that a busy site has half of the time. */
  isGentle?: boolean;
  /** Stops between two batches. */
  signal?: AbortSignal;
}

/**
 * Imports companies from a CSV file (docs/reference/import-file.md) or another source of its rows, approved and without owner, in batches of one
 * transaction each. Can be stopped and repeated at any time: rows are recognized by CNPJ or source id, and only changes
 * are written. Memory does not grow with the file, except in a dry run, which remembers the keys. Throws UnreadableFile
 * for a file without readable rows, LostImport when another instance has taken over, and database errors.
 */
export async function importCompanies(
  db: { pool: pg.Pool },
  source: AsyncIterable<unknown> | RowSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  const started = performance.now();
  const {
    headers,
    records,
    isDistinct = false,
    register = null,
  } = 'records' in source ? source : await readRows(source, options.layout);
  const month = register?.month ?? null;
  const columns = mapColumns(headers, options.fields);
  options.onHeaders?.(headers);
  const findReplacement = replacementFinder(options.replacements ?? []);
  const reader: RowReader = {
    columns,
    findCity: await allCities(poolReader(db.pool)),
    findCategory: categoryFinder(await loadCategories(db.pool)),
    findKinds: kindFinder(await loadKindWords(db.pool), (text) => findReplacement('kinds', text)),
    findAttributes: attributeFinder(await loadAttributes(db.pool)),
    findReplacement,
    texts: rowTexts(options.dryRun),
  };
  const importId = options.dryRun
    ? null
    : (options.resume?.importId ?? (await startImport(db.pool, options)));
  const { claim, skip } = options.resume ?? { claim: 0, skip: 0 };
  const totals: ImportCounts = { read: 0, created: 0, updated: 0, unchanged: 0, refused: 0, warnings: 0 };
  let batch = new Batch(null);

  const write = async (full: Batch) => {
    const before = skip + totals.read;
    const began = performance.now();
    const { counts, report } =
      importId === null
        ? await checkBatch(db.pool, full, columns, month)
        : await commitBatch(db.pool, full, columns, {
            importId,
            claim,
            before,
            month,
            withBatch: options.withBatch,
          });
    for (const name of COUNT_NAMES) totals[name] += counts[name];
    await options.onBatch?.({ ...totals }, report);
    if (options.isGentle) await delay(performance.now() - began);
  };
  // The database writes a batch while the next one is read and prepared.
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    // What was read meanwhile is left to the next run.
    if (batch.read === 0 || options.signal?.aborted) return;
    writing = write(batch);
    // Thrown where it is awaited: at the next batch, or at the end.
    writing.catch(() => undefined);
    batch = new Batch(options.dryRun && !isDistinct ? batch : null);
  };

  const countUnchanged = async (count: number) => {
    totals.read += count;
    totals.unchanged += count;
    await db.pool.query(
      'UPDATE imports SET rows_read = rows_read + $2, rows_unchanged = rows_unchanged + $2 WHERE id = $1',
      [importId, count],
    );
  };
  const end = async (isComplete: boolean): Promise<void> => {
    if (importId !== null && !options.resume) await endCommand(db.pool, importId, isComplete, options);
  };
  const codes = new SeenCodes();
  let isComplete = true;
  let skipped = 0;
  try {
    for await (const record of records) {
      if (options.signal?.aborted) {
        isComplete = false;
        break;
      }
      const prepared = codes.check(prepareRow(record, reader));
      if (skipped < skip) {
        skipped++;
        // Extends the lease.
        if (skipped % BATCH_ROWS === 0) await options.onBatch?.({ ...totals }, []);
        continue;
      }
      if (prepared.row && !options.dryRun && batch.conflictsWith(prepared.row)) await flush();
      batch.add(prepared, record);
      if (batch.read % TURN_ROWS === 0) await nextTurn();
      if (batch.read >= BATCH_ROWS) await flush();
    }
    if (isComplete) {
      await flush();
      isComplete = batch.read === 0;
    }
    await writing;
    if (register && options.signal?.aborted) isComplete = false;
    if (register) await countUnchanged(register.unchanged());
    if (isComplete && register) {
      for await (const closings of register.closings()) {
        if (options.signal?.aborted) {
          isComplete = false;
          break;
        }
        totals.updated += await closeCompanies(db.pool, importId, register.month, closings);
        await options.onBatch?.({ ...totals }, []);
      }
    }
  } catch (error) {
    // The batch that is being written may be committed, as earlier ones are. The first error is told.
    await writing.catch(() => undefined);
    // The error may be the database's own.
    await end(false).catch((more: unknown) => {
      throw new AggregateError([error, more], String(error));
    });
    throw error;
  }
  await end(isComplete);
  const seconds = (performance.now() - started) / 1_000;
  return { ...totals, importId, seconds, isComplete, ignoredColumns: columns.ignored };
}

/** Reads the header of a CSV file. */
async function readRows(source: AsyncIterable<unknown>, layout: Layout | undefined): Promise<RowSource> {
  const records = readRecords(decodeLines(source), layout ?? isHeader);
  const header = await records.next();
  if (header.done) throw new UnreadableFile('O arquivo está vazio.');
  return { headers: header.value.values, records };
}

const workOf = ({ operator }: ImportOptions) => (operator === undefined ? null : { operator });

/** Creates an import of the command line. */
function startImport(pool: pg.Pool, options: ImportOptions): Promise<number> {
  const fileName = options.fileName.slice(-255);
  return poolTransaction(pool, async (client) => {
    // One that was killed has nobody to end it.
    await client.query(
      `UPDATE imports SET status = 'stopped' WHERE origin <> 'browser' AND status = 'running'
         AND coalesce(written_at, started_at) < now() - interval '2 hours'`,
    );
    const statement = { name: '', text: 'INSERT INTO imports (file_name) VALUES ($1) RETURNING id' };
    const { id } = await oneRow<{ id: number }>(poolReader(client), statement, [fileName]);
    await recordOutcome(
      (text, values) => client.query(text, values),
      { action: 'import.run', subjectId: id, after: { fileName, status: 'running' } },
      workOf(options),
    );
    return id;
  });
}

/** Ends an import of the command line; after an interrupted one a new import reads its file again. */
function endCommand(
  pool: pg.Pool,
  importId: number,
  isComplete: boolean,
  options: ImportOptions,
): Promise<void> {
  return poolTransaction(pool, async (client) => {
    await client.query(
      `UPDATE imports SET status = CASE WHEN $2 THEN 'done' ELSE 'stopped' END, finished_at = CASE WHEN $2 THEN now() END
       WHERE id = $1 AND status = 'running'`,
      [importId, isComplete],
    );
    await recordEnded(client, importId, workOf(options));
  });
}
