import type pg from 'pg';
import { recordOutcome, type WorkOf } from '../../audit/record-outcome.ts';

/** Records the start of an import of the command line. */
export const recordBegun = (
  client: pg.ClientBase,
  importId: number,
  fileName: string,
  of: WorkOf,
): Promise<void> =>
  recordOutcome(
    (text, values) => client.query(text, values),
    {
      action: 'import.run',
      subjectId: importId,
      after: { fileName, status: 'running' },
    },
    of,
  );

/** Records the end of an import with its counts; to be called after its status was set. */
export async function recordEnded(client: pg.ClientBase, importId: number, of: WorkOf): Promise<void> {
  const { rows } = await client.query<{ status: string }>(
    `SELECT file_name AS "fileName", status, rows_read AS "rowsRead", rows_created AS "rowsCreated",
       rows_updated AS "rowsUpdated", rows_unchanged AS "rowsUnchanged", rows_refused AS "rowsRefused", warnings
     FROM imports WHERE id = $1`,
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
