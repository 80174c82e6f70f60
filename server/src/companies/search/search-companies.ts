import type { Reader } from '../../database/statement.ts';
import type { OpenFilter } from '../opening/open-schedules.ts';
import { SearchedArea } from './area/searched-area.ts';
import { buildQuery, isFixed } from './build-query.ts';
import type { DocumentRequest } from './estimate-matches.ts';
import { findByNumber } from './find-by-number.ts';
import { type FoundDocuments, findDocuments } from './find-documents.ts';
import { findInArea } from './find-in-area.ts';
import { type Filters, resolveFilters } from './resolve-filters.ts';
import { type CompanyOrder, type SearchArgs, SearchStepKind } from './search.types.ts';
import type { SearchOptions, SearchResult } from './search-result.ts';
import { covers, isPlace, type Mention, mentionsIn, withoutOverlaps } from './split-text.ts';
import { cleanText, mayBeIncomplete } from './text/clean-text.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';
import { onlyWords, type ReadText, readText } from './text/look-up-words.ts';
import { type TypedNumber, typedNumber } from './text/typed-number.ts';
import { widenSearch } from './widen-search.ts';

/** Pages end at this many results. */
export const REACHABLE = 400;

/** As `SearchArgs`, also for callers without a GraphQL request. */
export type SearchInput = Omit<SearchArgs, 'order' | 'openOn'> & {
  order: `${CompanyOrder}`;
  /** True requires the text in the name, as for a suggestion. */
  inNames?: boolean;
  /** Of `openOn`, which is not read here. */
  open?: OpenFilter | null;
};

/** A search of several steps. */
type SearchRequest = SearchInput & { place: SearchedArea; home: Filters | null };

const EMPTY = { ids: [], total: 0, totalIsExact: true, foundBy: [], inHomeCity: null };
const NO_FILTERS = {
  isUnknown: false,
  categoryId: null,
  kindId: null,
  cityIds: null,
  categoryShare: 1,
  kindShare: 1,
  cityShare: 1,
  attributeIds: [],
  attributeShares: [],
};

/**
 * Searches approved and active companies; accepts any text. A number in a known form (CNPJ, postal code, phone) is looked
 * up. Where no company has all words they are searched as `widenSearch` says.
 */
export async function searchCompanies(reader: Reader, request: SearchInput): Promise<SearchResult> {
  const place = new SearchedArea(reader, request.near, request.bounds);
  const text = cleanText(request.q);
  const isTextless = text.trim() === '';
  const [filters, home, read] = await Promise.all([
    request.category || request.kind || request.city || request.attributeIds?.length || isTextless
      ? resolveFilters(reader, request)
      : undefined,
    hasHome(request) ? resolveFilters(reader, { city: request.homeCity }) : null,
    isTextless ? null : readText(reader, text, mayBeIncomplete(text)),
    // What the search of a text asks first.
    isTextless ? null : place.countInside(0),
  ]);
  const input = { ...request, place, home };
  if (filters?.isUnknown) return resultOf(EMPTY, filters, []);
  if (read === null) {
    return resultOf(await find(reader, input, filters as Filters, null, []), filters ?? null, []);
  }
  const resolved = filters ?? { ...NO_FILTERS, companies: read.companies, open: input.open ?? null };
  const searchRead = (of: ReadText, options?: SearchOptions) => search(reader, input, resolved, of, options);
  if (input.literal) return searchRead(read);
  const number = typedNumber(text);
  if (number) {
    const result = await searchNumber(reader, input, resolved, read, number);
    // Nobody else has the number; its digits are no words.
    const isCnpj = number.cnpj !== null && number.rest.trim() === '';
    if (result.total > 0 || isCnpj) return result;
  }
  const probe = { ...input, order: 'newest', page: 1, perPage: 1 } as const;
  const findsClosed = async (of: ReadText) =>
    (await search(reader, probe, { ...resolved, open: null }, of)).total > 0;
  return widenSearch({
    reader,
    text,
    read,
    search: searchRead,
    maySkipWords: !input.inNames,
    findsClosed: input.open ? findsClosed : null,
  });
}

/** Returns whether companies of a home city come first: in a search for something, anywhere, by relevance. */
const hasHome = ({ homeCity, q, category, kind, city, near, bounds, order, inNames }: SearchInput): boolean =>
  Boolean(homeCity?.trim() && (q?.trim() || category || kind)) &&
  !(city || near || bounds || inNames) &&
  order === 'relevance';

/** Looks a number up; the other words of the text count where a company with the number has them. */
async function searchNumber(
  reader: Reader,
  input: SearchInput,
  filters: Filters,
  read: ReadText,
  number: TypedNumber,
): Promise<SearchResult> {
  const rest = onlyWords(read, number.rest);
  const mentioned = rest ? withoutOverlaps(mentionsFor(rest, input, filters)) : [];
  const match = rest && buildQuery(rest, mentioned)?.match;
  const order = orderOf(input);
  const slice = { order: order === 'distance' ? 'relevance' : order, ...sliceOf(input) } as const;
  const { fits, ...matches } = await findByNumber(reader, number, match ?? null, filters, slice);
  const result = {
    ...resultOf({ ...matches, foundBy: [], inHomeCity: null }, filters, fits ? mentioned : []),
    isFullyMatched: false,
  };
  if (fits || matches.total === 0) return result;
  const correction = { typed: cleanText(input.q).trim(), used: number.text };
  return {
    ...result,
    correction,
    steps: [{ kind: SearchStepKind.dropped, ...correction, after: 0 }],
  };
}

/** Returns what a text names beside its filters. */
const mentionsFor = (read: ReadText, { inNames }: SearchInput, { cityIds, categoryId }: Filters): Mention[] =>
  mentionsIn(read).filter(
    ({ kind, first, last }) =>
      (kind !== 'city' || cityIds === null) &&
      (kind !== 'category' || categoryId === null) &&
      // A name may have a city beside it, but is none.
      (!inNames || (kind === 'city' && last - first + 1 < read.words.length)),
  );

/**
 * Searches with the place named in the text as a filter. If nothing is found: with the words of a kind as words that
 * companies say; where the text has other words, all of it as plain words, as of a registered name, but for a place that is
 * sure.
 */
async function search(
  reader: Reader,
  input: SearchRequest,
  filters: Filters,
  read: ReadText,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const mentions = mentionsFor(read, input, filters);
  const mentioned = withoutOverlaps(mentions);
  const listed = await find(reader, input, filters, read, mentioned, options);
  if (listed.total > 0 || options.behind || options.least) return resultOf(listed, filters, mentioned);
  if (!mentioned.every(isPlace)) {
    const literalResult = await find(reader, input, filters, read, mentioned, { ...options, isSaid: true });
    if (literalResult.total > 0)
      return { ...resultOf(literalResult, filters, mentioned), isFullyMatched: false };
  }
  const places = mentioned.filter((mention) => isPlace(mention) && (options.isRespelt || isFixed(mention)));
  if (!hasOtherWords(read, mentioned) || places.length === mentioned.length)
    return resultOf(listed, filters, mentioned);
  const others = await find(reader, input, filters, read, places, options);
  return others.total > 0 ? resultOf(others, filters, places) : resultOf(listed, filters, mentioned);
}

/**
 * Returns whether a text has words beside what it names and what says nothing. A city that may be part of a name is such a word, but
 * beside one kind alone: 'escola Londrina' asks for no street.
 */
function hasOtherWords({ words }: ReadText, mentions: Mention[]): boolean {
  const isKindInPlace = mentions.filter((mention) => !isPlace(mention)).length === 1;
  return words.some(
    ({ word, isStopWord }, index) =>
      !(isStopWord || EMPTY_WORDS.has(word)) &&
      !mentions.some((mention) => covers(mention, index) && (isFixed(mention) || isKindInPlace)),
  );
}

/** Without a position nothing is nearer. */
const orderOf = ({ order, near }: SearchInput) => (order === 'distance' && !near ? 'relevance' : order);

/** Returns the part of a list that a page shows; `before` results of another list precede it. */
function sliceOf({ page, perPage }: SearchInput, before = 0): { skip: number; take: number } {
  const first = Math.min((page - 1) * perPage, REACHABLE);
  const last = Math.min(first + perPage, REACHABLE);
  const skip = Math.max(0, first - before);
  return { skip, take: Math.max(0, last - before) - skip };
}

type Listed = FoundDocuments & Pick<SearchResult, 'foundBy' | 'inHomeCity'>;

async function find(
  reader: Reader,
  input: SearchRequest,
  filters: Filters,
  read: ReadText | null,
  mentions: Mention[],
  { behind, isSaid, least }: SearchOptions = {},
): Promise<Listed> {
  const { inNames, place, home } = input;
  const order = orderOf(input);
  const text = read && buildQuery(read, mentions, least);
  if (read && !text) return EMPTY;
  if (text && inNames) text.match = text.named;
  if (text && isSaid) Object.assign(text, { match: text.ownText, foremost: text.named });
  if (text && behind) text.match = `${text.match} & !${matchOf(behind)}`;
  const city = mentions.find(({ kind }) => kind === 'city') ?? null;
  const before = behind?.total ?? 0;
  const query = { filters, text, city, ...sliceOf(input, before), isQuick: inNames === true };
  const listOrder = text || order !== 'relevance' ? order : 'score';
  const foundBy = text ? [{ text, cityIds: city?.ids ?? [], steps: [] }] : [];
  if (listOrder === 'distance' || place.within) {
    const matches = await findInArea(reader, { ...query, order: listOrder, place });
    return { ...matches, foundBy, inHomeCity: null };
  }
  const documents: DocumentRequest = { ...query, order: listOrder };
  if (!home?.cityIds?.length || mentions.some(isPlace) || filters.cityIds) {
    return { ...(await findDocuments(reader, documents)), foundBy, inHomeCity: null };
  }
  const { cityIds, cityShare } = home;
  const here = await findDocuments(reader, { ...documents, filters: { ...filters, cityIds, cityShare } });
  const elsewhere = await findDocuments(reader, {
    ...documents,
    filters: { ...filters, exceptCityIds: cityIds, cityShare: 1 - cityShare },
    ...sliceOf(input, before + here.total),
  });
  return {
    ids: [...here.ids, ...elsewhere.ids],
    total: here.total + elsewhere.total,
    totalIsExact: here.totalIsExact && elsewhere.totalIsExact,
    foundBy,
    inHomeCity: here.total,
  };
}

/** Returns the tsquery of everything that was found by a text; empty for a list without text. */
export const matchOf = ({ foundBy }: Pick<SearchResult, 'foundBy'>): string =>
  foundBy.length === 0 ? '' : `(${foundBy.map(({ text }) => `(${text.match})`).join(' | ')})`;

function resultOf(listed: Listed, filters: Filters | null, mentions: Mention[]): SearchResult {
  const idsOf = (kind: Mention['kind']) => mentions.find((mention) => mention.kind === kind)?.ids ?? [];
  const kindIds = idsOf('kind');
  return {
    ...listed,
    correction: null,
    steps: [],
    matchedCategoryId: filters?.categoryId ?? idsOf('category')[0] ?? null,
    matchedKindId: filters?.kindId ?? (kindIds.length === 1 ? (kindIds[0] as number) : null),
    matchedCityId: filters?.cityIds?.[0] ?? idsOf('city')[0] ?? null,
    isFullyMatched: isFullyMatched(listed, filters, mentions),
  };
}

/**
 * Returns whether filters and text name one category or kind, one city, or both, and the text nothing else. A name that
 * several kinds or cities share is no match.
 */
function isFullyMatched(
  { foundBy }: Pick<SearchResult, 'foundBy'>,
  filters: Filters | null,
  mentions: Mention[],
): boolean {
  const { kindId = null, categoryId = null, cityIds = null } = filters ?? {};
  const subjects = [
    ...mentions.filter(({ kind }) => kind !== 'city'),
    ...[kindId, categoryId].filter((id) => id !== null),
  ];
  const isClear =
    mentions.every(({ kind, ids, isComplete }) => ids.length === 1 && (kind !== 'city' || isComplete)) &&
    (cityIds === null || cityIds.length === 1);
  const isNamed = subjects.length > 0 || mentions.length > 0 || cityIds !== null;
  const isWhole = foundBy.every(({ text }) => text.isNamedWholly);
  return subjects.length <= 1 && isClear && isNamed && isWhole;
}
