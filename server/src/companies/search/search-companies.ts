import type { Reader } from '../../database/statement.ts';
import { buildQuery } from './build-query.ts';
import { cleanText, mayBeIncomplete } from './clean-text.ts';
import { correctWords, unknownWords, withCorrections } from './correct-words.ts';
import { type Found, findDocuments } from './find-documents.ts';
import { type Mention, mentionedCategories, mentionedCity, withoutOverlaps } from './mentions.ts';
import { type ReadText, readText } from './read-text.ts';
import { type Filters, resolveFilters } from './resolve-filters.ts';
import type { CompanyOrder, SearchArgs, SearchCorrection } from './search.types.ts';

/** As `SearchArgs`, also for callers without a GraphQL request. */
export type SearchInput = Omit<SearchArgs, 'order'> & {
  order: `${CompanyOrder}`;
  /** True requires the text in the name, as for a suggestion. */
  inNames?: boolean;
};

export interface SearchResult extends Found {
  correction: SearchCorrection | null;
  matchedCategoryId: number | null;
  matchedCityId: number | null;
}

/** Pages end at this many results. */
export const REACHABLE = 400;
const EMPTY: Found = { ids: [], total: 0, totalIsExact: true };
const NO_FILTERS = { categoryId: null, cityIds: null, categoryShare: 1, cityShare: 1 };

/**
 * Searches approved and active companies; accepts any text. Runs a statement for the filters, one for the text and
 * one for the result, and one or two more for a correction.
 */
export async function searchCompanies(reader: Reader, input: SearchInput): Promise<SearchResult> {
  const text = cleanText(input.q);
  const isTextless = text.trim() === '';
  const [filters, read] = await Promise.all([
    input.category || input.city || isTextless ? resolveFilters(reader, input) : undefined,
    isTextless ? null : readText(reader, text, mayBeIncomplete(text)),
  ]);
  if (filters === null) return resultOf(EMPTY, null, []);
  if (read === null) {
    return resultOf(await find(reader, input, filters as Filters, null, []), filters ?? null, []);
  }
  const known = filters ?? { ...NO_FILTERS, companies: read.companies };
  const correct = (positions: number[]) => corrected(reader, input, known, text, read, positions);
  const unknown = input.literal ? [] : unknownWords(read);
  const meant = unknown.length > 0 ? await correct(unknown) : null;
  if (meant) return meant;
  const typed = await search(reader, input, known, read);
  if (typed.total > 0 || input.literal || unknown.length > 0) return typed;
  // Every word is known, but no company has all: the rarest may be a typing error.
  const rarest = rarestWord(read);
  return (rarest !== null && (await correct([rarest]))) || typed;
}

/** Returns null when there is no correction, or it finds nothing either. */
async function corrected(
  reader: Reader,
  input: SearchInput,
  filters: Filters,
  typed: string,
  read: ReadText,
  positions: number[],
): Promise<SearchResult | null> {
  const corrections = await correctWords(reader, read, positions);
  if (corrections.size === 0) return null;
  const used = withCorrections(typed, read, corrections);
  const isIncomplete = mayBeIncomplete(typed) && !corrections.has(read.words.length - 1);
  const result = await search(reader, input, filters, await readText(reader, used, isIncomplete));
  return result.total > 0 ? { ...result, correction: { typed: typed.trim(), used } } : null;
}

/** Returns the position of the word that the fewest companies have. */
function rarestWord({ words }: ReadText): number | null {
  const counted = words.flatMap((word, index) => (word.isStopWord ? [] : [{ index, word }]));
  counted.sort((one, other) => one.word.documents - other.word.documents);
  return counted.length > 1 ? (counted[0]?.index ?? null) : null;
}

/** Searches with the city named in the text as a filter; if nothing is found, with its words as plain words. */
async function search(
  reader: Reader,
  input: SearchInput,
  filters: Filters,
  read: ReadText,
): Promise<SearchResult> {
  const city = filters.cityIds ? null : mentionedCity(read);
  const categories = filters.categoryId === null ? mentionedCategories(read) : [];
  const mentions = withoutOverlaps([...(city ? [city] : []), ...categories]);
  const found = await find(reader, input, filters, read, mentions);
  if (found.total > 0 || !city) return resultOf(found, filters, mentions);
  const others = withoutOverlaps(categories);
  const wider = await find(reader, input, filters, read, others);
  return wider.total > 0 ? resultOf(wider, filters, others) : resultOf(found, filters, mentions);
}

async function find(
  reader: Reader,
  { order, page, perPage, inNames }: SearchInput,
  filters: Filters,
  read: ReadText | null,
  mentions: Mention[],
): Promise<Found> {
  const text = read && buildQuery(read, mentions);
  if (read && !text) return EMPTY;
  if (text && inNames) text.match = text.named;
  const skip = Math.min((page - 1) * perPage, REACHABLE);
  return findDocuments(reader, {
    filters,
    text,
    city: mentions.find(({ kind }) => kind === 'city') ?? null,
    order: text || order !== 'relevance' ? order : 'score',
    skip,
    take: Math.min(perPage, REACHABLE - skip),
    isQuick: inNames === true,
  });
}

function resultOf(found: Found, filters: Filters | null, mentions: Mention[]): SearchResult {
  const named = (kind: Mention['kind']) => mentions.find((mention) => mention.kind === kind)?.ids[0] ?? null;
  return {
    ...found,
    correction: null,
    matchedCategoryId: filters?.categoryId ?? named('category'),
    matchedCityId: filters?.cityIds?.[0] ?? named('city'),
  };
}
