import type { Area } from '../../shared/map/area.ts';

/** The levels of `company_cells`: a cell of level n is 1 of 2^n a side of the world. */
const LEVELS = [7, 9, 11, 13, 15];
/** The level of points that several companies share, and the bits of a position in `company_cells`. */
export const BITS = 31;
/** At zoom 0 a map is 256 pixels wide, so the cells of level zoom + 2 are 64 pixels wide. */
const LEVELS_OF_ZOOM = 2;
/** Cells a side of the map at most, so that any bounds cost little at any zoom. */
const MOST_CELLS = 32;

/** Half a side of a position's area: about 8 cm. */
const SPOT = 2 ** -(BITS - 2);

/** The cells that a part of the map shows. */
export interface Cells {
  /** The level of the markers. */
  level: number;
  /** The level to read in `company_cells`; null where the points themselves are read. */
  stored: number | null;
}

/** Returns the largest level of which no more than so many cells are beside each other in the area. */
const levelWith = (most: number, { west, east, north, south }: Area): number =>
  Math.floor(Math.log2(most / Math.max(east - west, south - north, 2 ** -BITS)));

/** Returns the cells for a zoom of the map: larger ones where the area has too many, and read finer where it is small. */
export function cellsOf(area: Area, zoom: number): Cells {
  const level = Math.max(1, Math.min(zoom + LEVELS_OF_ZOOM, levelWith(MOST_CELLS, area), BITS));
  const finest = Math.max(level, levelWith(MOST_CELLS / 2, area));
  return { level, stored: LEVELS.find((stored) => stored >= finest) ?? null };
}

/** Returns the number of the cell of a level in which a coordinate is. */
export const cellAt = (coordinate: number, level: number): number =>
  Math.min(2 ** level - 1, Math.max(0, Math.floor(coordinate * 2 ** level)));

/** Returns the area of one position, with the rounding of positions in cells. */
export const spotOf = ({ placeX: x, placeY: y }: { placeX: number; placeY: number }): Area => ({
  west: x - SPOT,
  east: x + SPOT,
  north: y - SPOT,
  south: y + SPOT,
});
