import type { TextQuery } from './build-query.ts';
import type { FoundDocuments } from './find-documents.ts';
import type { SearchCorrection, SearchStep } from './search.types.ts';

/** What companies were found by: a text as typed, or after `steps`. */
export interface FoundBy {
  text: TextQuery;
  /** The cities named in it. */
  cityIds: number[];
  steps: SearchStep[];
}

/** A page of companies, and how they were found. */
export interface SearchResult extends FoundDocuments {
  /** Texts that were searched, one behind the other; empty for a list without text. */
  foundBy: FoundBy[];
  correction: SearchCorrection | null;
  steps: SearchStep[];
  matchedCategoryId: number | null;
  matchedKindId: number | null;
  matchedCityId: number | null;
  /** Of all results, those of the home city, which come first; null where its companies do not come first. */
  inHomeCity: number | null;
  /** The text says nothing beside one category or kind, and a city. */
  isFullyMatched: boolean;
}

export interface SearchOptions {
  /** Results that precede these: these are without them, and their pages begin where those end. */
  behind?: SearchResult | undefined;
  /** True finds what says the words of a kind in its name or text, whatever its kinds are. */
  isSaid?: boolean;
  /** So many of the words suffice beside what the text names: see `buildQuery`. */
  least?: number;
  /** A guess at what was meant: a city named in it is not searched as plain words too. */
  isRespelt?: boolean;
}
