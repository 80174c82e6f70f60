import type pg from 'pg';
import { oneRow, type Reader, type Statement } from '../../database/statement.ts';
import type { ReportLine } from './import-row.ts';

/** Most warnings that are stored; the counts include all. */
const MAX_WARNINGS = 10_000;

const ROWS_AT_ONCE = 20_000;
const DELETE_SOME: Statement = {
  name: 'delete_import_problems',
  text: `WITH gone AS (
           DELETE FROM import_problems WHERE import_id = $1 AND number IN (
             SELECT number FROM import_problems WHERE import_id = $1 LIMIT ${ROWS_AT_ONCE})
           RETURNING 1)
         SELECT count(*)::int AS count FROM gone`,
};

/** Deletes an import's problems, in batches, since one statement for many could time out. */
export async function deleteProblems(reader: Reader, id: number): Promise<void> {
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; ) {
    deleted = (await oneRow<{ count: number }>(reader, DELETE_SOME, [id])).count;
  }
}

/** Numbers of problems that are stored. */
export interface StoredProblems {
  all: number;
  warnings: number;
}

/** Counts the problems that are stored. */
export async function countProblems(pool: pg.Pool, id: number): Promise<StoredProblems> {
  const { rows } = await pool.query<StoredProblems>(
    `SELECT count(*)::int AS "all", count(*) FILTER (WHERE kind = 'warning')::int AS warnings
     FROM import_problems WHERE import_id = $1`,
    [id],
  );
  return rows[0] ?? { all: 0, warnings: 0 };
}

/**
 * Stores a batch's problems after those stored `before`: all of rejected rows, which can be corrected and sent again, and
 * warnings up to the limit. Returns how many are stored with them.
 */
export async function storeProblems(
  client: pg.ClientBase | pg.Pool,
  importId: number,
  before: StoredProblems,
  lines: readonly ReportLine[],
): Promise<StoredProblems> {
  let { warnings } = before;
  const stored = lines.filter(({ kind }) => kind === 'refused' || warnings++ < MAX_WARNINGS);
  if (stored.length === 0) return before;
  await client.query(
    `INSERT INTO import_problems (import_id, number, line, column_name, kind, reason, field, value, cells)
     SELECT $1, $2 + row_number() OVER (), r.line, left(r.column_name, 80), r.kind, left(r.reason, 300), r.field, r.value,
       r.cells
     FROM jsonb_to_recordset($3::jsonb)
       AS r (line int, column_name text, kind text, reason text, field text, value text, cells jsonb)
     ON CONFLICT DO NOTHING`,
    [
      importId,
      before.all,
      JSON.stringify(stored.map(({ column, ...line }) => ({ ...line, column_name: column }))),
    ],
  );
  return { all: before.all + stored.length, warnings: Math.min(warnings, MAX_WARNINGS) };
}
