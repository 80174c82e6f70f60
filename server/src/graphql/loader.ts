import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/** Returns the request's loader of this name, made at first use; it batches the keys of one tick into one statement. */
export function loader<Key, Value>(
  ctx: Context,
  name: string,
  load: (keys: readonly Key[]) => Promise<Value[]>,
): DataLoader<Key, Value> {
  ctx.loaders ??= new Map();
  const known = ctx.loaders.get(name) as DataLoader<Key, Value> | undefined;
  if (known) return known;
  const made = new DataLoader<Key, Value>(load, { maxBatchSize: 200 });
  ctx.loaders.set(name, made as unknown as DataLoader<never, unknown>);
  return made;
}
