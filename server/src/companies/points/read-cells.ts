import type { Reader } from '../../database/statement.ts';
import { type Area, boxOf } from '../../shared/map/area.ts';
import { type CellRow, POINT_CELLS, STORED_CELLS } from './cell-statements.ts';
import { BITS, type Cells, cellAt } from './cells.ts';

/** Returns the cells of an area with companies of a category, or of all for 0; `isOwn` leaves out points that several share. */
export function readCells(
  reader: Reader,
  area: Area,
  { shown, stored }: Cells,
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
    ? reader.query<CellRow>(POINT_CELLS, [BITS - shown, category, ...range, boxOf(area), isOwn])
    : reader.query<CellRow>(STORED_CELLS, [stored, category, ...range, stored - shown, isOwn]);
}
