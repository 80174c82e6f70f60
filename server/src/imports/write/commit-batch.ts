import type pg from 'pg';
import { poolTransaction } from '../../database/pools.ts';
import { withRetries } from '../../database/postgres-errors.ts';
import type { Columns } from '../csv/headers.ts';
import type { ReportLine } from '../rows/import-row.ts';
import type { Batch, Outcome } from './batch.ts';
import { assignedCounts } from './import-counts.ts';
import { validateBatch, writeBatch } from './write-batch.ts';

const ATTEMPTS = 3;
/** Time until another instance takes over the import of a dead one. */
export const LEASE = `interval '60 seconds'`;

/** The import that a batch belongs to. */
export interface BatchTarget {
  importId: number;
  /** 0 for the command line, whose imports are not claimed. */
  claim: number;
  /** Rows read before the batch, by this run and the one that it continues. */
  before: number;
  /** Of a register that is published every month: the first day of its month. */
  month: string | null;
  /** Runs in the transaction of the batch, with its report. */
  withBatch?: ((client: pg.ClientBase, lines: ReportLine[]) => Promise<void>) | undefined;
}

/** Thrown when another instance works on the import, or it has ended: nothing of the batch was written. */
export class LostImport extends Error {
  constructor(importId: number) {
    super(`A importação ${importId} já não é deste processo.`);
    this.name = 'LostImport';
  }
}

/**
 * Writes a batch in a transaction of its own, again after a deadlock or serialization error. Throws LostImport when
 * the import was claimed again, the database has other rows of it, or it is not running any more.
 */
export async function commitBatch(
  pool: pg.Pool,
  batch: Batch,
  columns: Columns,
  { importId, claim, before, month, withBatch }: BatchTarget,
): Promise<Outcome> {
  const outcome = await withRetries(ATTEMPTS, () =>
    poolTransaction(pool, async (client) => {
      const outcome = batch.outcome(await writeBatch(client, importId, batch.rows, month), columns);
      const { counts, report } = outcome;
      const { rowCount } = await client.query(
        `UPDATE imports SET ${assignedCounts('$2', (column, count) => `${column} + ${count}`)},
           written_at = now()
         WHERE id = $1 AND status = 'running' AND rows_read = $3 AND claim = $4`,
        [importId, JSON.stringify(counts), before, claim],
      );
      if (rowCount === 0) throw new LostImport(importId);
      await withBatch?.(client, report);
      return outcome;
    }),
  );
  if (before === 0) await analyzeFilled(pool);
  return outcome;
}

/** Of tables that the statistics have as empty. */
const EMPTY = `SELECT FROM pg_class WHERE oid = 'companies'::regclass AND reltuples < 1000`;

/**
 * Reads the statistics of tables that were empty before this import. Until autovacuum does, a minute later, any index seems as good
 * as the right one: each row would be looked up by reading all companies.
 */
async function analyzeFilled(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(EMPTY);
  if (rowCount) await pool.query('ANALYZE companies, import_companies, search_documents');
}

/** Returns the result of a batch of a dry run. */
export const checkBatch = async (
  pool: pg.Pool,
  batch: Batch,
  columns: Columns,
  month: string | null,
): Promise<Outcome> => batch.outcome(await validateBatch(pool, batch.rows, month), columns);
