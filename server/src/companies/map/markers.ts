import type { CellRow } from '../points/cell-statements.ts';

/** Markers on a map at most: with 80 companies alone the answer stays below 30 KB. */
const MARKERS = 200;

export const totalOf = (rows: readonly CellRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Joins each four neighbouring cells of a level until there are few enough; returns them and their level. */
export function joinedCells(rows: CellRow[], level: number): { markers: CellRow[]; level: number } {
  let [joined, joinedLevel] = [rows, level];
  while (joined.length > MARKERS) [joined, joinedLevel] = [halved(joined), joinedLevel - 1];
  return { markers: joined, level: joinedLevel };
}

function halved(rows: CellRow[]): CellRow[] {
  const cells = new Map<string, CellRow>();
  for (const row of rows) {
    const [x, y] = [row.x >> 1, row.y >> 1];
    const key = `${x},${y}`;
    const known = cells.get(key);
    cells.set(key, known ? together(known, row) : { ...row, x, y });
  }
  return [...cells.values()];
}

/** Returns one cell for both, in the middle of all their companies. */
function together(one: CellRow, other: CellRow): CellRow {
  const count = one.count + other.count;
  return {
    ...one,
    count,
    placeX: (one.placeX * one.count + other.placeX * other.count) / count,
    placeY: (one.placeY * one.count + other.placeY * other.count) / count,
    isSpot: false,
    isRough: one.isRough && other.isRough,
    ids: [],
  };
}
