import type { Found } from './find-documents.ts';
import type { SearchCorrection, SearchStep } from './search.types.ts';

/** A page of companies, and how they were found. */
export interface SearchResult extends Found {
  correction: SearchCorrection | null;
  steps: SearchStep[];
  matchedCategoryId: number | null;
  matchedCityId: number | null;
}
