import type { Reader } from '../../database/statement.ts';
import { type Area, boxOf, isNear } from '../../shared/map/area.ts';
import { type CellRow, POINT_CELLS, STORED_CELLS } from './cell-statements.ts';
import { BITS, type Cells, cellAt, cellsOf } from './cells.ts';

/** Returns the cells of an area with companies of a category, or of all for 0; `isOwn` leaves out points that several share. */
export function readCells(
  reader: Reader,
  area: Area,
  { level: visibleLevel, stored }: Cells,
  category: number,
  isOwn: boolean,
): Promise<CellRow[]> {
  const level = stored ?? BITS;
  const range = [
    cellAt(area.west, level),
    cellAt(area.east, level),
    cellAt(area.north, level),
    cellAt(area.south, level),
  ];
  return stored === null
    ? reader.query<CellRow>(POINT_CELLS, [BITS - visibleLevel, category, ...range, boxOf(area), isOwn])
    : reader.query<CellRow>(STORED_CELLS, [stored, category, ...range, stored - visibleLevel, isOwn]);
}

/** The finest level that is counted; smaller areas have few points. */
const FINEST = 15;
/** Zooms are two levels below cells. */
const ZOOM = FINEST - 2;

/** Returns about how many companies of a category (0 for all) are in an area; in a circle those with a point of their own. */
export async function countPoints(
  reader: Reader,
  area: Area,
  near: Parameters<typeof isNear>[0],
  category: number,
): Promise<number> {
  const rows = await readCells(reader, area, cellsOf(area, ZOOM), category, Boolean(near?.radiusKm));
  return rows.reduce(
    (sum, { count, placeX: x, placeY: y }) => (isNear(near, { x, y }) ? sum + count : sum),
    0,
  );
}
