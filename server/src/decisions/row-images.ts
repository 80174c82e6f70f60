import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { DecidedRows } from '../graphql/approval-type.ts';
import { conflict } from '../shared/errors.ts';

type Row = Record<string, unknown>;

/** How a decision changed a row: the columns that differ. A deleted row has no `after`. */
export interface RowImage {
  table: string;
  key: string;
  keyValue: number;
  before: Row;
  after?: Row;
}

const CHANGED = 'Isto mudou depois da decisão: não dá mais para desfazer.';
/** Many writers change it: by itself it does not make a row another one. */
const NOT_COMPARED = 'updated_at';

/** Locks rows of a table in the order of their keys; `value` is $1 of the condition. */
async function lockRows(
  manager: EntityManager,
  { table, key = 'id', where }: DecidedRows,
  value: number | readonly number[],
): Promise<Map<number, Row>> {
  const statement: Statement = {
    // A table can be in the images of several decisions.
    name: '',
    text: `SELECT t.${key} AS key, to_jsonb(t) AS row FROM ${table} t
           WHERE ${where} ORDER BY t.${key} FOR UPDATE`,
  };
  const rows = await transactionReader(manager).query<{ key: number; row: Row }>(statement, [value]);
  return new Map(rows.map((entry) => [entry.key, entry.row]));
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

const differing = (row: Row, other: Row): string[] =>
  Object.keys(other).filter((column) => !isDeepStrictEqual(row[column], other[column]));

/** Rows by key, of each of several tables. */
export type LockedRows = ReadonlyArray<ReadonlyMap<number, Row>>;

/** Locks the rows that a decision on a thing writes, in the order of `tables`, and returns them as they are. */
export async function lockDecidedRows(
  manager: EntityManager,
  tables: readonly DecidedRows[],
  id: number,
): Promise<LockedRows> {
  const locked: Array<Map<number, Row>> = [];
  for (const rows of tables) locked.push(await lockRows(manager, rows, id));
  return locked;
}

/** Returns the images of the rows that differ from what `lockDecidedRows` returned. */
export async function changedRows(
  manager: EntityManager,
  tables: readonly DecidedRows[],
  locked: LockedRows,
): Promise<RowImage[]> {
  const images: RowImage[] = [];
  for (const [place, rows] of tables.entries()) {
    const old = locked[place] ?? new Map<number, Row>();
    if (old.size === 0) continue;
    const { table, key = 'id' } = rows;
    // By key alone: what others inserted meanwhile is no part of the decision.
    const rowsAfter = await lockRows(manager, { table, key, where: `t.${key} = ANY ($1::int[])` }, [
      ...old.keys(),
    ]);
    for (const [keyValue, was] of old) {
      const of = { table, key, keyValue };
      const is = rowsAfter.get(keyValue);
      if (!is) {
        images.push({ ...of, before: was });
        continue;
      }
      const columns = differing(was, is);
      if (columns.length > 0) images.push({ ...of, before: pick(was, columns), after: pick(is, columns) });
    }
  }
  return images;
}

/** Locks the row of an image; undefined when there is none. */
async function lockImage(
  manager: EntityManager,
  { table, key, keyValue }: RowImage,
): Promise<Row | undefined> {
  return (await lockRows(manager, { table, key, where: `t.${key} = $1` }, keyValue)).get(keyValue);
}

/** Writes back one row; CONFLICT when it is not as the decision left it. */
async function writeBackRow(manager: EntityManager, image: RowImage, row: Row | undefined): Promise<void> {
  const { table, key, keyValue, before, after } = image;
  const reader = transactionReader(manager);
  const changed = row && after ? differing(row, after).filter((column) => column !== NOT_COMPARED) : [];
  if (Boolean(row) !== Boolean(after) || changed.length > 0) throw conflict(CHANGED);
  if (after) {
    const isTouched = row?.[NOT_COMPARED] !== after[NOT_COMPARED];
    const columns = Object.keys(before).filter((column) => column !== NOT_COMPARED || !isTouched);
    if (columns.length === 0) return;
    const text = `UPDATE ${table} t SET (${columns.join(', ')}) = ROW (${columns.map((column) => `b.${column}`).join(', ')})
      FROM jsonb_populate_record(NULL::${table}, $2) b WHERE t.${key} = $1`;
    await reader.query({ name: '', text }, [keyValue, JSON.stringify(before)]);
  } else {
    const columns = Object.keys(before).join(', ');
    const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`;
    await reader.query({ name: '', text }, [JSON.stringify(before)]);
  }
}

/**
 * Locks the rows of images, in the order in which the decision locked them, and returns a function that writes all back;
 * it throws CONFLICT when one is not as the decision left it.
 */
export async function lockImages(
  manager: EntityManager,
  images: readonly RowImage[],
): Promise<() => Promise<void>> {
  const rows: Array<Row | undefined> = [];
  for (const image of images) rows.push(await lockImage(manager, image));
  return async () => {
    for (const [place, image] of images.entries()) await writeBackRow(manager, image, rows[place]);
  };
}

/** Returns the logos that undoing may give back: of the company, and what its owner's unseen changes had replaced. */
export function keptLogos(locked: LockedRows): string[] {
  const rows = locked.flatMap((images) => [...images.values()]);
  const hashes = rows.flatMap(({ logo_hash, before }) => [
    logo_hash,
    (before as { logoHash?: unknown } | undefined)?.logoHash,
  ]);
  return hashes.filter((hash) => typeof hash === 'string');
}
