import type { SearchFilter } from '../../paths.ts';
import type { CompanyOrder, SearchQueryVariables } from './search.gen.ts';

export const ORDERS: readonly { value: CompanyOrder; label: string }[] = [
  { value: 'relevance', label: 'Mais relevantes' },
  { value: 'rating', label: 'Mais bem avaliadas' },
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome (A–Z)' },
];

/** 400 results of 16 a page. */
export const LAST_PAGE = 25;

export type SearchRequest = Required<SearchFilter>;

/** What the address asks for; what makes no sense counts as not said. */
export function readSearch(params: URLSearchParams): SearchRequest {
  const order = ORDERS.find(({ value }) => value === params.get('order'))?.value;
  const page = Number(params.get('page'));
  return {
    q: params.get('q')?.trim() ?? '',
    category: params.get('category')?.trim() ?? '',
    city: params.get('city')?.trim() ?? '',
    order: order ?? 'relevance',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    literal: params.get('literal') === '1',
  };
}

export const searchVariables = ({ q, category, city, ...rest }: SearchRequest): SearchQueryVariables => ({
  q: q || null,
  category: category || null,
  city: city || null,
  ...rest,
});

export const isFiltered = ({ q, category, city }: SearchRequest): boolean =>
  q !== '' || category !== '' || city !== '';

/** The four forms of the title (SPEC section 2). */
export function searchTitle({ q, city }: SearchRequest, categoryName: string | undefined): string {
  const inCity = city ? ` em ${city}` : '';
  if (q) return `Resultados para "${q}"${inCity}`;
  if (categoryName) return `Empresas de ${categoryName}${inCity}`;
  return city ? `Empresas em ${city}` : 'Buscar empresas';
}
