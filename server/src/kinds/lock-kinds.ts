import type { Reader, Statement } from '../database/statement.ts';

const LOCK: Statement = {
  name: 'kinds_lock',
  text: 'SELECT id FROM kinds WHERE id = ANY ($1::int[]) FOR KEY SHARE',
};

/** Locks kinds against removal until the transaction ends; returns a filter that keeps those that still exist. */
export async function lockKinds(
  reader: Reader,
  ids: readonly number[],
): Promise<(chosen: readonly number[]) => number[]> {
  const rows = ids.length === 0 ? [] : await reader.query<{ id: number }>(LOCK, [[...new Set(ids)]]);
  const known = new Set(rows.map(({ id }) => id));
  return (chosen) => chosen.filter((id) => known.has(id));
}
