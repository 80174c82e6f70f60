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
}

/** The routes' patterns; everything that links goes through `paths`. */
export const patterns = {
  home: '/',
  search: '/search',
  company: '/company/:id',
} as const;

/** Anchors inside the company page. */
export const anchors = { rating: 'avaliacoes', message: 'mensagem' } as const;

/** Parts that say nothing (empty text, first page, the usual order) are left out. */
function searchPath({ q, category, city, order, page, literal }: SearchFilter = {}): string {
  const params = new URLSearchParams();
  if (q?.trim()) params.set('q', q.trim());
  if (category) params.set('category', category);
  if (city?.trim()) params.set('city', city.trim());
  if (order && order !== 'relevance') params.set('order', order);
  if (page && page > 1) params.set('page', String(page));
  if (literal) params.set('literal', '1');
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
  company: companyPath,
  companyRatings: (id: string, page: number) => `${companyPath(id, page)}#${anchors.rating}`,
  companyMessage: (id: string) => `${companyPath(id)}#${anchors.message}`,
} as const;
