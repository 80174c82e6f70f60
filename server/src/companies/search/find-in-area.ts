import { oneRow, type Reader } from '../../database/statement.ts';
import { boxOf } from '../../shared/map/area.ts';
import { circleOf } from './area/area.ts';
import type { SearchedArea } from './area/searched-area.ts';
import {
  type AreaOrder,
  insideStatement,
  matchesStatement,
  nearestStatement,
  orderedStatement,
} from './area-statements.ts';
import { filterLexemes, isOfCategory } from './build-query.ts';
import { FEW } from './document-statements.ts';
import { type DocumentRequest, scopeOf } from './estimate-matches.ts';
import { type FoundDocuments, roundEstimate } from './find-documents.ts';
import { CHUNK } from './order-by-relevance.ts';

/** Companies that a scan may go through. */
const MOST_SCANNED = 20_000;
const BUDGETS = [500, 2_000, 6_000, MOST_SCANNED];
/** Entries of the index of words that cost as much as a document; those compared with cells cost more. */
const ENTRIES = 50;
const COMPARED_ENTRIES = 10;
/** Of an area with no more companies than these all may be read. */
const MOST_INSIDE = 5_000;
/** As many documents cost less than to count what is inside. */
const CHEAP = 300;
/** Of an area with no more companies than these the nearest are counted, too. */
const COUNTED_NEAREST = 1_000;
/** A scan goes farther than expected where what matches is not spread evenly. */
const MARGIN = 3;

export interface WantedInArea extends Omit<DocumentRequest, 'order'> {
  order: AreaOrder;
  place: SearchedArea;
}

interface FewRow {
  candidates: number;
  total: number;
  ids: number[];
}
interface ScanRow {
  /** Of the nearest: fewer than the budget where there are no more. */
  scanned?: number;
  matches: number;
  reached: number | null;
  ids: number[];
}

/**
 * Finds a page of documents in an area, or the nearest first. Few expected matches are fetched by the index on words, those
 * of the area's cells, and filtered; the companies of a small area by the index on places; else companies are gone through
 * in the wanted order until a page is full, where that costs less than all matches.
 */
export async function findInArea(reader: Reader, request: WantedInArea): Promise<FoundDocuments> {
  const { filters, text, city, order, place, skip, take } = request;
  const { area, middle, metres } = circleOf(place);
  const lexemes = filterLexemes(filters);
  const match = [...(text ? [text.match] : []), ...lexemes].join(' & ');
  const isPlain = text === null && isOfCategory(filters);
  const ranking = [text?.ranking, text?.foremost, text?.exact, text?.phrase, city?.ids ?? []];
  const { open } = filters;
  const values = [
    match,
    boxOf(area),
    middle,
    metres,
    skip,
    take,
    open?.bits ?? null,
    ...(order === 'relevance' ? ranking : []),
  ];
  const scope = scopeOf({ ...request, order: order === 'distance' ? 'relevance' : order });
  const companies = Math.max(1, filters.companies);
  const matches = scope.expected * scope.openShare;
  const around = place.cells ? await place.countInside(0) : null;
  const fetched = around === null ? scope.expected : (scope.expected * around) / companies;
  const compared = around === null ? 0 : Math.min(scope.most, around);
  /** By the index of words, in documents to read. */
  const textCost = isPlain
    ? Number.POSITIVE_INFINITY
    : fetched + compared / COMPARED_ENTRIES + scope.most / ENTRIES;
  const fetchMatches = (most: 'few' | 'all') =>
    oneRow<FewRow>(reader, matchesStatement(order, most), [...values, place.cells]);
  const fetchFew = async (): Promise<FoundDocuments | null> => {
    const { candidates, ids, total } = await fetchMatches('few');
    return candidates <= FEW ? { ids, total, totalIsExact: true } : null;
  };
  const isFew = fetched * scope.openShare <= FEW;
  const category = isPlain ? (filters.categoryId ?? 0) : 0;
  const everywhere = isPlain ? companies * filters.categoryShare : companies;

  if (isFew && textCost <= CHEAP) {
    const few = await fetchFew();
    if (few) return few;
  }
  const inside = (await place.countInside(category)) ?? everywhere;
  if (inside <= (order === 'distance' && isPlain ? COUNTED_NEAREST : MOST_INSIDE) && inside <= textCost) {
    const { ids, total } = await oneRow<FewRow>(reader, insideStatement(order), values);
    return { ids, total, totalIsExact: true };
  }
  if (!isPlain && isFew && textCost > CHEAP) {
    const few = await fetchFew();
    if (few) return few;
  }

  // Of the companies that a scan goes through, those that are wanted.
  const shareOfMatches = isPlain ? scope.openShare : Math.min(1, matches / companies);
  const share = order === 'distance' ? shareOfMatches : shareOfMatches * Math.min(1, inside / companies);
  const last = Math.max(1, skip + take);
  const needed = order === 'relevance' ? Math.ceil(last / CHUNK) * CHUNK : last;
  const isRead = !isPlain || open !== null;
  // The same for every page by relevance, of which a scan ranks other groups.
  const far = (order === 'relevance' ? CHUNK : needed) / share;
  const isScanned = isPlain || (far <= MOST_SCANNED && MARGIN * far <= textCost);
  for (const budget of isScanned ? budgetsFor((MARGIN * needed) / share) : []) {
    const scan = await oneRow<ScanRow>(
      reader,
      order === 'distance' ? nearestStatement(isRead, budget) : orderedStatement(order, budget),
      [...values, needed, ...(order === 'distance' && !isRead ? [category] : [])],
    );
    if (scan.matches >= needed) {
      const estimate = (inside * scan.matches) / Math.max(1, scan.reached ?? 1);
      const total = order === 'distance' && place.within ? estimate : inside * shareOfMatches;
      return { ids: scan.ids, total: roundEstimate(total, scan.matches), totalIsExact: false };
    }
    // There is nothing beyond.
    if (scan.scanned !== undefined && scan.scanned < budget)
      return { ids: scan.ids, total: scan.matches, totalIsExact: true };
  }
  const { ids, total } = isPlain
    ? await oneRow<FewRow>(reader, insideStatement(order), values)
    : await fetchMatches('all');
  return { ids, total, totalIsExact: !isPlain };
}

/** Returns the budgets of a scan that goes about so far, the smallest first. */
function budgetsFor(far: number): number[] {
  const first = BUDGETS.findIndex((budget) => far <= budget);
  return first < 0 ? BUDGETS.slice(-1) : BUDGETS.slice(first);
}
