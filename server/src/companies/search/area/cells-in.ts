import type { Area } from '../../../shared/map/area.ts';
import { cellAt } from '../../points/cells.ts';

/** The levels whose cells are lexemes of documents, the finest first. */
const LEVELS = [13, 11, 9];
/** Cells of a query; with more it costs as much as a search of the whole country. */
const MOST = 64;

/** Returns the tsquery of the cells of the map that an area touches; null where those are too many. */
export function cellsIn({ west, east, north, south }: Area): string | null {
  for (const level of LEVELS) {
    const [first, top] = [cellAt(west, level), cellAt(north, level)];
    const columns = cellAt(east, level) - first + 1;
    const rows = cellAt(south, level) - top + 1;
    if (columns * rows > MOST) continue;
    const cells = Array.from(
      { length: columns * rows },
      (_, n) => `'~p${level}.${first + (n % columns)}.${top + Math.floor(n / columns)}'`,
    );
    return `(${cells.join(' | ')})`;
  }
  return null;
}
