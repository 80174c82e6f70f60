import type { TextQuery } from './build-query.ts';
import { type DocumentOrder, FEW, type WalkFilter } from './document-statements.ts';
import type { NamedPlace } from './name-places.ts';
import type { Filters } from './resolve-filters.ts';

/** What is looked for, once the text is understood. */
export interface Wanted {
  filters: Filters;
  /** Null: a list without text. */
  text: TextQuery | null;
  /** The city named in the text. */
  city: NamedPlace | null;
  order: DocumentOrder;
  skip: number;
  take: number;
  /** Some good ones soon are better than the best: for suggestions. */
  isHasty: boolean;
}

/** Where an index is walked, and what is known of how much will match. */
export interface Scope {
  filter: WalkFilter;
  cityId: number | null;
  categoryId: number | null;
  /** Companies within the filter. */
  rows: number;
  /** Matches, if words came independently of each other. */
  expected: number;
  /** More than this cannot match: as many have the rarest word. */
  most: number;
  /** `expected` rests on words being independent. */
  isGuess: boolean;
  /** `expected` is a count of one thing. */
  isCounted: boolean;
}

/** Rows asked for a first impression. */
const PROBED = [500, 1_000, 2_500];
/** Matches to hope for among them. */
const HOPED = 8;
/** This many of the 500 first mean many in all, as far as anything is sure. */
const SURELY_MANY = 6;

/** The orders but by score have no index within a filter; one city in the text serves as a filter to walk in. */
export function scopeOf({ filters, text, city, order }: Wanted): Scope {
  const { companies, categoryShare, cityShare } = filters;
  const isByScore = order === 'relevance' || order === 'score';
  const named = city?.ids.length === 1 ? city : null;
  const cityId = filters.cityIds?.length === 1 ? (filters.cityIds[0] ?? null) : (named?.ids[0] ?? null);
  const categoryId = filters.categoryId;
  const shares = [...(text?.shares ?? []), categoryShare, cityShare];
  const narrowing = shares.filter((share) => share < 1);
  const product = narrowing.reduce((all, share) => all * share, 1);
  const inCity = filters.cityIds ? cityShare : named ? named.documents / Math.max(1, companies) : 1;
  return {
    ...(isByScore && !(filters.cityIds && filters.cityIds.length > 1)
      ? { filter: filterOf(cityId, categoryId), cityId, categoryId, rows: companies * inCity * categoryShare }
      : { filter: 'none' as const, cityId: null, categoryId: null, rows: companies }),
    expected: companies * product,
    most: companies * Math.min(1, ...shares),
    isGuess: narrowing.length > 1,
    isCounted: narrowing.length <= 1 && (text?.isCounted ?? true),
  };
}

function filterOf(cityId: number | null, categoryId: number | null): WalkFilter {
  if (cityId !== null) return categoryId === null ? 'city' : 'both';
  return categoryId === null ? 'none' : 'category';
}

/** How many rows to probe, and what to think of the matches among them. */
export function expect({ expected, rows }: Scope) {
  const share = Math.max(expected / Math.max(1, rows), 1e-9);
  const hopesForMany = expected > FEW;
  const probed = hopesForMany ? (PROBED.find((size) => size * share >= HOPED) ?? 2_500) : 500;
  return {
    probed,
    isMany: (matches: number) =>
      hopesForMany ? matches > 1 || probed * share < HOPED / 2 : matches >= SURELY_MANY,
    expected: (matches: number) =>
      matches >= SURELY_MANY ? (rows * matches) / probed : Math.max(expected, FEW + 1),
  };
}
