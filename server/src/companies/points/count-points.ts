import type { Reader } from '../../database/statement.ts';
import { type Area, isNear } from '../../shared/map/area.ts';
import { cellsOf } from './cells.ts';
import { readCells } from './read-cells.ts';

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
