import type { Reader, Statement } from '../../database/statement.ts';
import { type Area, boxOf } from '../../shared/map/area.ts';
import type { OpenFilter } from '../opening/open-schedules.ts';
import type { CellRow } from '../points/cell-statements.ts';
import { BITS, type Cells } from '../points/cells.ts';
import { readCells } from '../points/read-cells.ts';
import { cellsIn } from '../search/area/cells-in.ts';
import {
  MATCHES,
  MATCHES_BY_PLACE,
  MATCHES_BY_TEXT,
  MATCHES_OF_IDS,
  MATCHES_OF_SAMPLE,
} from './map-statements.ts';
import { totalOf } from './markers.ts';

/** Documents that a sample reads, and matches that it should have. */
const SAMPLED = 20_000;
const SAMPLED_MATCHES = 1_500;

export interface Matches {
  /** The tsquery of text and filters. */
  match: string;
  /** The companies themselves, where a number found them. */
  ids: number[] | null;
  area: Area;
  cells: Cells;
  /** All public companies, and about how many of them match. */
  companies: number;
  expected: number;
  open: OpenFilter | null;
  /** Whether only companies with a point of their own are wanted. */
  isOwn: boolean;
}

interface MatchedCells {
  rows: CellRow[];
  isExact: boolean;
}

/** Returns the cells of an area with companies that match: of all of them or, of many in a large area, of a sample. */
export async function readMatches(reader: Reader, wanted: Matches): Promise<MatchedCells> {
  const { match, ids, area, cells, companies, expected, open, isOwn } = wanted;
  const parameters = [
    match,
    boxOf(area),
    BITS - cells.shown,
    isOwn,
    cells.stored === null,
    open?.bits ?? null,
  ];
  const exactly = async (statement: Statement, values: unknown[]): Promise<MatchedCells> => ({
    rows: await reader.query<CellRow>(statement, values),
    isExact: true,
  });
  if (ids) return exactly(MATCHES_OF_IDS, [ids, ...parameters.slice(1, 5)]);
  if (match && expected <= MATCHES) return exactly(MATCHES_BY_TEXT, [...parameters, null]);
  const inside = totalOf(await readCells(reader, area, cells, 0, isOwn));
  const around = cellsIn(area);
  const expectedInside = (expected * inside) / Math.max(1, companies);
  if (inside <= Math.min(MATCHES, expectedInside)) return exactly(MATCHES_BY_PLACE, parameters);
  if (around && expectedInside <= MATCHES) {
    return exactly(MATCHES_BY_TEXT, match ? [...parameters, around] : [around, ...parameters.slice(1), null]);
  }
  if (inside <= MATCHES) return exactly(MATCHES_BY_PLACE, parameters);
  const share = Math.min(1, SAMPLED / companies, SAMPLED_MATCHES / expected);
  const sample = await reader.query<CellRow>(MATCHES_OF_SAMPLE, [...parameters, 100 * share]);
  return {
    rows: sample.map((row) => ({ ...row, count: Math.round(row.count / share), isSpot: false, ids: [] })),
    isExact: false,
  };
}
