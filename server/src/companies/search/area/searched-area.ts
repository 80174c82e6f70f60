import type { Reader } from '../../../database/statement.ts';
import type { Area } from '../../../shared/map/area.ts';
import { cellAt } from '../../points/cells.ts';
import { countPoints } from '../../points/read-cells.ts';
import type { MapBoundsInput, NearInput } from './area.inputs.ts';
import { type SearchArea, searchArea } from './area.ts';

/** The area of a search, which may take several steps: what each of them asks of it is read once. */
export class SearchedArea implements SearchArea {
  readonly #reader: Reader;
  readonly within: Area | null;
  readonly near: NearInput | null;
  readonly #inside = new Map<number, Promise<number>>();
  /** As `cellsIn`; null for anywhere, too. */
  readonly cells: string | null;

  constructor(reader: Reader, near: NearInput | null | undefined, bounds: MapBoundsInput | null | undefined) {
    this.#reader = reader;
    ({ within: this.within, near: this.near } = searchArea(near, bounds));
    this.cells = this.within ? cellsIn(this.within) : null;
  }

  /** Returns about how many companies of a category (0 for all) are inside; null for anywhere. */
  countInside(category: number): Promise<number> | null {
    if (!this.within) return null;
    const counted = this.#inside.get(category) ?? countPoints(this.#reader, this.within, this.near, category);
    this.#inside.set(category, counted);
    return counted;
  }
}

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
