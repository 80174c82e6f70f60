import type pg from 'pg';
import type { ReportLine } from './import-row.ts';

/** Most problems that are stored; the counts include all. */
const MAX_PROBLEMS = 10_000;

/** Deletes an import's problems. */
export async function deleteProblems(pool: pg.Pool, id: number): Promise<void> {
  await pool.query('DELETE FROM import_problems WHERE import_id = $1', [id]);
}

/** Returns how many problems are stored. */
export async function countProblems(pool: pg.Pool, id: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM import_problems WHERE import_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** Stores a batch's problems after the `before` stored ones, up to the limit; returns how many. */
export async function storeProblems(
  client: pg.ClientBase | pg.Pool,
  importId: number,
  before: number,
  lines: readonly ReportLine[],
): Promise<number> {
  const stored = lines.slice(0, Math.max(0, MAX_PROBLEMS - before));
  if (stored.length === 0) return 0;
  await client.query(
    `INSERT INTO import_problems (import_id, number, line, column_name, kind, reason, field, value, cells)
     SELECT $1, $2 + row_number() OVER (), r.line, left(r.column_name, 80), r.kind, left(r.reason, 300), r.field, r.value,
       r.cells
     FROM jsonb_to_recordset($3::jsonb)
       AS r (line int, column_name text, kind text, reason text, field text, value text, cells jsonb)
     ON CONFLICT DO NOTHING`,
    [
      importId,
      before,
      JSON.stringify(stored.map(({ column, ...line }) => ({ ...line, column_name: column }))),
    ],
  );
  return stored.length;
}
