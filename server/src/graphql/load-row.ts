import type { Statement } from '../database/statement.ts';
import type { Context } from './context.ts';
import { loader } from './loader.ts';

/** Returns the row of `id` that a statement finds by ids, $1; runs it once for all ids of one tick. */
export function loadRow<Row extends { id: number }>(
  ctx: Context,
  statement: Statement,
  id: number,
): Promise<Row | undefined> {
  return loader<number, Row | undefined>(ctx, statement.name, async (ids) => {
    const rows = await ctx.db.reads.query<Row>(statement, [ids]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.map((one) => rowOf.get(one));
  }).load(id);
}

/** Returns the `count` of the row that `loadRow` finds; 0 without one. */
export async function loadCount(ctx: Context, statement: Statement, id: number): Promise<number> {
  const row = await loadRow<{ id: number; count: number }>(ctx, statement, id);
  return row?.count ?? 0;
}
