import type pg from 'pg';
import type { WorkOf } from '../../audit/record-outcome.ts';
import { poolTransaction } from '../../database/pools.ts';
import type { Field } from '../csv/headers.ts';
import type { Layout } from '../csv/read-records.ts';
import type { Replacement } from '../rows/replaced-values.ts';
import { LEASE } from '../write/commit-batch.ts';
import { assignedCounts, type ImportCounts } from '../write/import-counts.ts';
import { recordEnded } from '../write/record-import.ts';
import { chosenLayout, STORED_LAYOUT, type StoredLayout } from './import-layout.ts';

/** The state before the undoing was requested. */
const BEFORE_UNDOING = `CASE WHEN finished_at IS NULL THEN 'stopped' ELSE 'done' END`;

/** A claimed import, as it was when it was claimed. */
export interface Job {
  id: number;
  status: 'checking' | 'running' | 'undoing';
  fileName: string;
  fields: (Field | null)[];
  /** Chosen by an administrator; undefined where it is to be found. */
  layout: Layout | undefined;
  replacements: Replacement[];
  rowsRead: number;
  /** Number of this claim; a later claim makes this one invalid. */
  claim: number;
}

/** Claims the oldest pending import for the length of the lease. */
export async function claimImport(pool: pg.Pool): Promise<Job | undefined> {
  const { rows } = await pool.query<Job & StoredLayout & { columns: { field: Field | null }[] }>(
    `UPDATE imports SET lease_until = now() + ${LEASE}, claim = claim + 1
     WHERE id = (SELECT id FROM imports
                 WHERE (origin = 'browser' AND status IN ('checking', 'running') OR status = 'undoing')
                   AND (lease_until IS NULL OR lease_until < now())
                 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, status, file_name AS "fileName", columns, replacements, rows_read AS "rowsRead", claim,
       ${STORED_LAYOUT}`,
  );
  const [row] = rows;
  return row && { ...row, fields: row.columns.map(({ field }) => field), layout: chosenLayout(row) };
}

/** Ends the lease, so that another instance, or the next start, continues at once. */
export async function releaseImport(pool: pg.Pool, { id, status, claim }: Job): Promise<void> {
  await pool.query('UPDATE imports SET lease_until = NULL WHERE id = $1 AND status = $2 AND claim = $3', [
    id,
    status,
    claim,
  ]);
}

/** Writes the progress and extends the lease; true when a stop was requested or the claim is no longer valid. */
export async function reportProgress(
  pool: pg.Pool,
  { id, status, claim }: Job,
  bytesRead: number,
  counts: ImportCounts | undefined,
): Promise<boolean> {
  const { rows } = await pool.query<{ isStopping: boolean }>(
    `UPDATE imports SET bytes_read = $2, lease_until = now() + ${LEASE},
       ${assignedCounts('$3', (column, count) => `coalesce(${count}, ${column})`)}
     WHERE id = $1 AND status = $4 AND claim = $5 RETURNING is_stopping AS "isStopping"`,
    [id, bytesRead, counts ? JSON.stringify(counts) : null, status, claim],
  );
  // A removed import stops too.
  return rows[0]?.isStopping ?? true;
}

/**
 * Sets the final state, unless the claim is no longer valid or the state has changed. The end of an import is
 * recorded in the same transaction, as the work of `of`.
 */
export async function endImport(
  pool: pg.Pool,
  job: Job,
  { status, error, of }: { status: string; error: string | null; of: WorkOf },
): Promise<void> {
  await poolTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE imports SET status = $2::varchar, error = $3, is_stopping = false, lease_until = NULL,
         finished_at = CASE $2::varchar WHEN 'done' THEN now() ELSE finished_at END
       WHERE id = $1 AND status = $4 AND claim = $5`,
      [job.id, status, error, job.status, job.claim],
    );
    if (rowCount === 0 || job.status !== 'running') return;
    // The file is not needed any more.
    if (status === 'done') await client.query('DELETE FROM import_chunks WHERE import_id = $1', [job.id]);
    await recordEnded(client, job.id, of);
  });
}

/** Restores the state before the undoing, with the reason, unless another instance works on it. */
export async function restoreState(pool: pg.Pool, { id, claim }: Job, reason: string): Promise<void> {
  await pool.query(
    `UPDATE imports SET status = ${BEFORE_UNDOING}, error = $3, lease_until = NULL
     WHERE id = $1 AND status = 'undoing' AND claim = $2`,
    [id, claim, reason],
  );
}
