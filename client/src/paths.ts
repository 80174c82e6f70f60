/** What a search is asked with; each part stands in the address. */
export interface SearchFilter {
  q?: string;
  /** Id of a category. */
  category?: string;
  city?: string;
  order?: 'relevance' | 'rating' | 'newest' | 'name';
  page?: number;
  /** Searches what was typed, without correcting words. */
  literal?: boolean;
  /** The companies that this browser has saved, instead of a search. */
  saved?: boolean;
}

/** The routes' patterns; everything that links goes through `paths`. */
export const patterns = {
  home: '/',
  search: '/search',
  company: '/company/:id',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** A company opened over the search, and on which of its two sides. */
export interface CompanyOverlay {
  company: string;
  part: 'details' | 'message';
}

/** Anchors inside the company page. */
export const anchors = { rating: 'avaliacoes', message: 'mensagem' } as const;

/** Parts that say nothing (empty text, first page, the usual order) are left out. */
function searchPath(
  { q, category, city, order, page, literal, saved }: SearchFilter = {},
  overlay?: CompanyOverlay,
): string {
  const params = new URLSearchParams();
  if (saved) params.set('saved', '1');
  if (q?.trim()) params.set('q', q.trim());
  if (category) params.set('category', category);
  if (city?.trim()) params.set('city', city.trim());
  if (order && order !== 'relevance') params.set('order', order);
  if (page && page > 1) params.set('page', String(page));
  if (literal) params.set('literal', '1');
  if (overlay) params.set('company', overlay.company);
  if (overlay?.part === 'message') params.set('message', '1');
  const query = params.toString();
  return query === '' ? patterns.search : `${patterns.search}?${query}`;
}

function companyPath(id: string, ratingsPage = 1): string {
  const path = `/company/${encodeURIComponent(id)}`;
  return ratingsPage > 1 ? `${path}?page=${ratingsPage}` : path;
}

/** Every address of the site, once. */
export const paths = {
  home: () => patterns.home,
  search: searchPath,
  saved: (page = 1, overlay?: CompanyOverlay) => searchPath({ saved: true, page }, overlay),
  company: companyPath,
  companyRatings: (id: string, page: number) => `${companyPath(id, page)}#${anchors.rating}`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  settings: () => '/settings',
  companyMessage: (id: string) => `${companyPath(id)}#${anchors.message}`,
} as const;
