import type pg from 'pg';
import { recordOutcome } from '../audit/record-outcome.ts';

/** Returns what writes the restore of `fileName` by `operator` into the restored audit log, as its newest entry. */
export const recordRestore =
  (operator: string, fileName: string) =>
  (client: pg.ClientBase, madeAt: string): Promise<void> =>
    recordOutcome(
      (text, values) => client.query(text, values),
      { action: 'backup.restore', subjectId: 1, after: { fileName, madeAt } },
      { operator },
    );
