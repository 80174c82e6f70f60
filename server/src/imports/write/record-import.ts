import type pg from 'pg';
import { recordOutcome, type WorkOf } from '../../audit/record-outcome.ts';
import { SELECTED_COUNTS } from './import-counts.ts';

/** Records the end of an import with its counts; to be called after its status was set. */
export async function recordEnded(client: pg.ClientBase, importId: number, of: WorkOf): Promise<void> {
  const { rows } = await client.query<{ status: string }>(
    `SELECT file_name AS "fileName", status, ${SELECTED_COUNTS} FROM imports WHERE id = $1`,
    [importId],
  );
  const [ended] = rows;
  if (!ended) return;
  await recordOutcome(
    (text, values) => client.query(text, values),
    {
      action: ended.status === 'done' ? 'import.finish' : 'import.stop',
      subjectId: importId,
      before: { status: 'running' },
      after: ended,
    },
    of,
  );
}
