import type { Found } from './find-documents.ts';
import type { SearchCorrection, SearchStep } from './search.types.ts';

/** A page of companies, and how they were found. */
export interface SearchResult extends Found {
  /** The tsquery of the text. */
  match: string;
  correction: SearchCorrection | null;
  steps: SearchStep[];
  matchedCategoryId: number | null;
  matchedKindId: number | null;
  matchedCityId: number | null;
}
