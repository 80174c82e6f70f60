import type pg from 'pg';
import { isRetried } from '../../database/postgres-errors.ts';
import type { Columns } from '../csv/columns.ts';
import type { ReportLine } from '../rows/import-row.ts';
import type { Batch, BatchReport } from './batch.ts';
import { type BatchResult, validateBatch, writeBatch } from './write-batch.ts';

const TRIES = 3;

/** What a batch came to. */
export type Outcome = Omit<BatchResult, 'refused'> & BatchReport;

/** Written in a batch's own transaction, with what is to be reported of it. */
export type WithBatch = (client: pg.ClientBase, lines: ReportLine[]) => Promise<void>;

/** Somebody else works on the import, or it was ended: nothing of the batch was written. */
export class LostImport extends Error {
  constructor(importId: number) {
    super(`A importação ${importId} já não é deste processo.`);
    this.name = 'LostImport';
  }
}

/**
 * Writes a batch in a transaction of its own. A deadlock or a lost serialization is tried again; nothing of the batch
 * was reported yet. `before`: the rows read before it, by this run or the one that it goes on with. Throws LostImport
 * when the import was claimed anew, the database knows of other rows, or it is no longer running. `claim` is 0 for the
 * command line, whose imports nobody claims.
 */
export async function commitBatch(
  pool: pg.Pool,
  { importId, claim, before, columns }: { importId: number; claim: number; before: number; columns: Columns },
  batch: Batch,
  withBatch: WithBatch | undefined,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await writeBatch(client, importId, batch.rows);
      const counts = batch.report(result.refused, columns);
      const taken = await client.query(
        `UPDATE imports SET rows_read = rows_read + $2, rows_taken = rows_taken + $3 + $4,
           rows_created = rows_created + $3, rows_updated = rows_updated + $4,
           rows_unchanged = rows_unchanged + $5, rows_refused = rows_refused + $6,
           warnings = warnings + $7, written_at = now()
         WHERE id = $1 AND status = 'running' AND rows_read = $8 AND claim = $9`,
        [
          importId,
          batch.read,
          result.created,
          result.updated,
          result.unchanged + batch.repeats,
          counts.refused,
          counts.warnings,
          before,
          claim,
        ],
      );
      if (taken.rowCount === 0) throw new LostImport(importId);
      await withBatch?.(client, counts.report);
      await client.query('COMMIT');
      return { ...result, ...counts };
    } catch (error) {
      fault = error instanceof Error ? error : new Error(String(error));
      if (attempt >= TRIES || !isRetried(error)) throw error;
    } finally {
      // Closing the connection rolls back.
      client.release(fault);
    }
  }
}

/** Returns the result of a batch of a dry run. */
export async function checkBatch(pool: pg.Pool, batch: Batch, columns: Columns): Promise<Outcome> {
  const client = await pool.connect();
  try {
    const result = await validateBatch(client, batch.rows);
    return { ...result, ...batch.report(result.refused, columns) };
  } finally {
    client.release();
  }
}
