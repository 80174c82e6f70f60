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
    const parent = cells.get(key);
    cells.set(key, parent ? together(parent, row) : { ...row, x, y });
  }
  return [...cells.values()];
}

/** Returns one cell for both, in the middle of all their companies. */
function together(a: CellRow, b: CellRow): CellRow {
  const count = a.count + b.count;
  return {
    ...a,
    count,
    placeX: (a.placeX * a.count + b.placeX * b.count) / count,
    placeY: (a.placeY * a.count + b.placeY * b.count) / count,
    isSpot: false,
    isRough: a.isRough && b.isRough,
    ids: [],
  };
}
