import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { UNDOABLE_UNTIL } from '../../decisions/decide.ts';
import type { BulkStatus } from './bulk-job.ts';

const RELEASE: Statement = {
  name: 'release_decisions_of_bulk_job',
  text: `UPDATE decisions SET effective_at = ${UNDOABLE_UNTIL}, next_try_at = ${UNDOABLE_UNTIL} WHERE bulk_job_id = $1`,
};
const END: Statement = {
  name: 'end_bulk_job',
  text: `UPDATE bulk_jobs SET status = $2, finished_at = now(),
           undoable_until = (SELECT max(d.effective_at) FROM decisions d WHERE d.bulk_job_id = $1)
         WHERE id = $1`,
};

/** Ends a bulk action: from now on its decisions can be undone for ten seconds, then they are carried out. */
export async function endBulkJob(
  manager: EntityManager,
  id: number,
  status: Extract<BulkStatus, 'done' | 'cancelled' | 'failed'>,
): Promise<void> {
  const reader = transactionReader(manager);
  await reader.query(RELEASE, [id]);
  await reader.query(END, [id, status]);
}
