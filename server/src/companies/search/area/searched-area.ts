import type { Reader } from '../../../database/statement.ts';
import type { Area } from '../../../shared/map/area.ts';
import { countPoints } from '../../points/count-points.ts';
import type { MapBoundsInput, NearInput } from './area.inputs.ts';
import { type SearchArea, searchArea } from './area.ts';
import { cellsIn } from './cells-in.ts';

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
