import DataLoader from 'dataloader';
import type { Statement } from '../database/statement.ts';
import type { Context } from './context.ts';

/** Returns the request's loader of this name, made at first use; it batches the keys of one tick into one statement. */
export function loader<Key, Value>(
  ctx: Context,
  name: string,
  load: (keys: readonly Key[]) => Promise<Value[]>,
): DataLoader<Key, Value> {
  ctx.loaders ??= new Map();
  const cached = ctx.loaders.get(name) as DataLoader<Key, Value> | undefined;
  if (cached) return cached;
  const created = new DataLoader<Key, Value>(load, { maxBatchSize: 200 });
  ctx.loaders.set(name, created as unknown as DataLoader<never, unknown>);
  return created;
}

/** Returns the row of `id` that a statement finds by ids, $1; runs it once for all ids of one tick. */
export function loadRow<Row extends { id: number }>(
  ctx: Context,
  statement: Statement,
  id: number,
): Promise<Row | undefined> {
  return loader<number, Row | undefined>(ctx, statement.name, async (ids) => {
    const rows = await ctx.db.reads.query<Row>(statement, [ids]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return ids.map((rowId) => rowOf.get(rowId));
  }).load(id);
}

/** Returns the `count` of the row that `loadRow` finds; 0 without one. */
export async function loadCount(ctx: Context, statement: Statement, id: number): Promise<number> {
  const row = await loadRow<{ id: number; count: number }>(ctx, statement, id);
  return row?.count ?? 0;
}
