import type { Conditions } from './conditions.ts';
import { oneRow, type Reader } from './statement.ts';

/** Counts the rows of `from` that a filter finds; returns null when they are more than `most`. */
export async function countRows(
  reader: Reader,
  from: string,
  { where, values }: Pick<Conditions, 'where' | 'values'>,
  most: number,
): Promise<number | null> {
  const text = `SELECT count(*)::int AS total FROM (SELECT FROM ${from} ${where} LIMIT ${most + 1}) few`;
  // Without a name it is planned for these very values.
  const { total } = await oneRow<{ total: number }>(reader, { name: '', text }, values);
  return total > most ? null : total;
}
