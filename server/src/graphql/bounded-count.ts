import type { Reader } from '../database/statement.ts';

interface Explained {
  'QUERY PLAN': Array<{ Plan: { 'Plan Rows': number } }>;
}

/**
 * How many rows `FROM … WHERE …` has: counted up to `most`, beyond it the planner's estimate
 * ("cerca de"), so that a list of a million costs what one of ten thousand does.
 */
export async function boundedCount(
  reader: Reader,
  from: string,
  values: readonly unknown[],
  most: number,
): Promise<{ total: number; totalIsExact: boolean }> {
  // Statements without a name are planned for these very values.
  const counting = `SELECT count(*)::int AS total FROM (SELECT ${from} LIMIT ${most + 1}) few`;
  const [row] = await reader.query<{ total: number }>({ name: '', text: counting }, values);
  const total = row?.total ?? 0;
  if (total <= most) return { total, totalIsExact: true };
  const explaining = `EXPLAIN (FORMAT JSON) SELECT ${from}`;
  const [plan] = await reader.query<Explained>({ name: '', text: explaining }, values);
  const expected = Math.round(plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
  return { total: Math.max(total, expected), totalIsExact: false };
}
