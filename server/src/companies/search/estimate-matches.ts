import type { TextQuery } from './build-query.ts';
import { type DocumentOrder, FEW, type ScanFilter } from './document-statements.ts';
import type { Filters } from './resolve-filters.ts';
import type { Mention } from './split-text.ts';

/** A search with its text and filters resolved. */
export interface DocumentRequest {
  filters: Filters;
  /** Null for a list without text. */
  text: TextQuery | null;
  /** The city named in the text. */
  city: Mention | null;
  order: DocumentOrder;
  skip: number;
  take: number;
  /** Prefers a quick result to the best: for suggestions. */
  isQuick: boolean;
}

/** The filter of an index scan, and estimates of its matches. */
export interface Scope {
  filter: ScanFilter;
  cityId: number | null;
  categoryId: number | null;
  /** Companies within the filter. */
  rows: number;
  /** Matches, assuming that words are independent. */
  expected: number;
  /** An upper limit: the count of the rarest word. */
  most: number;
  /** `expected` assumes that words are independent. */
  isGuess: boolean;
  /** `expected` is an exact count. */
  isCounted: boolean;
  /** Share of all companies that pass the filter "open", which the other numbers leave out; 1 without it. */
  openShare: number;
}

/** Rows to probe. */
const PROBE_SIZES = [500, 1_000, 2_500];
/** Matches that a probe should have. */
const PROBE_MATCHES = 8;
/** This many matches in the first 500 mean many in all. */
const MANY_IN_PROBE = 6;

export const isByScore = (order: DocumentOrder): boolean => order === 'relevance' || order === 'score';

/**
 * Returns the scope of a search. Only the order by score has an index within a filter; one city in the text is a
 * filter.
 */
export function scopeOf({ filters, text, city, order }: DocumentRequest): Scope {
  const { companies, categoryShare, kindShare, cityShare, attributeShares } = filters;
  const named = city?.ids.length === 1 ? city : null;
  const cityId = filters.cityIds?.length === 1 ? (filters.cityIds[0] ?? null) : (named?.ids[0] ?? null);
  const categoryId = filters.categoryId;
  const shares = [...(text?.shares ?? []), categoryShare, kindShare, cityShare, ...attributeShares];
  const narrowing = shares.filter((share) => share < 1);
  const product = narrowing.reduce((all, share) => all * share, 1);
  const inCity = filters.cityIds ? cityShare : named ? named.documents / Math.max(1, companies) : 1;
  return {
    ...(isByScore(order) && !(filters.cityIds && filters.cityIds.length > 1)
      ? { filter: filterOf(cityId, categoryId), cityId, categoryId, rows: companies * inCity * categoryShare }
      : { filter: 'none' as const, cityId: null, categoryId: null, rows: companies }),
    expected: companies * product,
    most: companies * Math.min(1, ...shares),
    isGuess: narrowing.length > 1,
    isCounted: narrowing.length <= 1 && (text?.isCounted ?? true),
    openShare: filters.open?.share ?? 1,
  };
}

function filterOf(cityId: number | null, categoryId: number | null): ScanFilter {
  if (cityId !== null) return categoryId === null ? 'city' : 'both';
  return categoryId === null ? 'none' : 'category';
}

/** Returns how many rows to probe, and how to read the matches among them. */
export function expect({ expected, rows }: Scope) {
  const share = Math.max(expected / Math.max(1, rows), 1e-9);
  const expectsMany = expected > FEW;
  const probed = expectsMany ? (PROBE_SIZES.find((size) => size * share >= PROBE_MATCHES) ?? 2_500) : 500;
  return {
    probed,
    isMany: (matches: number) =>
      expectsMany ? matches > 1 || probed * share < PROBE_MATCHES / 2 : matches >= MANY_IN_PROBE,
    expected: (matches: number) =>
      matches >= MANY_IN_PROBE ? (rows * matches) / probed : Math.max(expected, FEW + 1),
  };
}
