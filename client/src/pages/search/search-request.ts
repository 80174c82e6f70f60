import { positionOf } from '../../lib/here.ts';
import { boundsText, readBounds } from '../../lib/map-bounds.ts';
import type { OpenFilter, SearchFilter } from '../../paths.ts';
import type { CompanyOrder, OpenOn, SearchQuery, SearchQueryVariables } from './search.gen.ts';
import type { SearchLinksQueryVariables } from './search-links.gen.ts';

export const ORDERS: readonly { value: CompanyOrder; label: string }[] = [
  { value: 'relevance', label: 'Mais relevantes' },
  { value: 'rating', label: 'Mais bem avaliadas' },
  { value: 'newest', label: 'Mais recentes' },
  { value: 'name', label: 'Nome, de A a Z' },
];

/** Offered where the search has a position. */
export const NEAREST = { value: 'distance', label: 'Mais perto' } as const;

type ResultPage = SearchQuery['companies'];

const OPEN: Record<OpenFilter, OpenOn | null> = {
  '': null,
  agora: 'now',
  domingo: 'sunday',
  'sem-horario': 'unknown',
};
/** Returns the search with what its text asks of opening hours as a filter: 'farmácia aberta agora' as 'farmácia'. */
export function withHours(request: SearchRequest, results: ResultPage | undefined): SearchRequest {
  const hours = results?.matchedHours;
  if (!hours) return request;
  return { ...request, q: hours.text, open: hours.openOn === 'sunday' ? 'domingo' : 'agora' };
}

const isOpenFilter = (text: string): text is OpenFilter => text in OPEN;

/** 400 results of 16 a page. */
export const LAST_PAGE = 25;

export type SearchRequest = Required<Omit<SearchFilter, 'saved'>>;

/** Returns the area as it is written in addresses; empty for one that makes no sense. */
function readArea(text: string | null): string {
  const bounds = text === null ? null : readBounds(text);
  return bounds ? boundsText(bounds) : '';
}

/** Reads the search from the URL; invalid values are ignored. */
export function readSearch(params: URLSearchParams): SearchRequest {
  const typedNear = params.get('perto') ?? '';
  const near = positionOf(typedNear) ? typedNear : '';
  const orders = near ? [...ORDERS, NEAREST] : ORDERS;
  const order = orders.find(({ value }) => value === params.get('order'))?.value;
  const radius = Number(params.get('raio'));
  const page = Number(params.get('page'));
  const open = params.get('aberto') ?? '';
  return {
    q: params.get('q')?.trim() ?? '',
    category: params.get('category')?.trim() ?? '',
    kind: params.get('kind')?.trim() ?? '',
    city: params.get('city')?.trim() ?? '',
    attributes: (params.get('attributes')?.match(/\d{1,9}/g) ?? []).slice(0, 10).join(),
    order: order ?? 'relevance',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    open: isOpenFilter(open) ? open : '',
    near,
    radius: near && radius > 0 && radius <= 500 ? Math.max(1, Math.round(radius)) : 0,
    literal: params.get('literal') === '1',
    area: readArea(params.get('area')),
    map: params.get('mapa') === '1',
    view: params.get('view') === 'list' ? 'list' : '',
  };
}

/** Returns the position of a search; null without one. */
function nearVariable(near: string, radius: number) {
  const position = near ? positionOf(near) : null;
  return position && { ...position, radiusKm: radius || null };
}

/** Returns what is searched; companies of `homeCity` come first where the search names no place. */
export const searchVariables = (
  {
    q,
    category,
    kind,
    city,
    area,
    map: _map,
    attributes,
    open,
    near,
    radius,
    view: _view,
    ...rest
  }: SearchRequest,
  homeCity = '',
): SearchQueryVariables => ({
  q: q || null,
  category: category || null,
  kind: kind || null,
  city: city || null,
  bounds: readBounds(area),
  attributeIds: attributes ? attributes.split(',') : null,
  openOn: OPEN[open],
  near: nearVariable(near, radius),
  homeCity:
    city || near || area || rest.order !== 'relevance' || q + kind + category === ''
      ? null
      : homeCity || null,
  ...rest,
});

/** Returns what a map of the results shows; a position without a radius only orders the list. */
export function mapFilter(request: SearchRequest) {
  const {
    order: _order,
    page: _page,
    bounds: _bounds,
    homeCity: _homeCity,
    near,
    ...filter
  } = searchVariables(request);
  return { ...filter, near: near?.radiusKm ? near : null };
}

/** Returns true without a text: a landing page of a category, kind or city, with links to related ones. */
export const isLanding = ({ q }: SearchRequest): boolean => q === '';

export const linksVariables = ({ category, kind, city }: SearchRequest): SearchLinksQueryVariables => ({
  category: category || null,
  kind: kind || null,
  city: city || null,
});

/** Returns the page of saved companies, from 1; null when they are not requested. */
export const readSavedPage = (params: URLSearchParams): number | null =>
  params.get('saved') === '1' ? readSearch(params).page : null;

export const isFiltered = (request: SearchRequest): boolean => {
  const { q, category, kind, city, attributes, open, area, near } = request;
  return q + category + kind + city + attributes + open + area + near !== '';
};

export type MatchedKind = NonNullable<ResultPage['matchedKind']>;

/** Returns the requested kind; of results from before only where it is the same. Null until it is known. */
export function requestedKind(
  { kind }: SearchRequest,
  now: ResultPage | undefined,
  before: ResultPage | undefined,
): MatchedKind | null {
  if (kind === '') return null;
  if (now) return now.matchedKind;
  return before?.matchedKind?.slug === kind ? before.matchedKind : null;
}

/** Returns what is searched: "Padarias" or "Empresas de Alimentação"; undefined for all, and until it is known. */
export const subjectOf = (
  category: { name: string } | null | undefined,
  kind: { plural: string } | null,
): string | undefined => kind?.plural ?? (category ? `Empresas de ${category.name}` : undefined);

/** Returns whether nothing is found because the requested city is none of the site's. */
export const isUnknownCity = ({ city }: SearchRequest, results: ResultPage | undefined): boolean =>
  city !== '' && results !== undefined && results.items.length === 0 && results.matchedCity === null;

/** Returns the title in one of five forms. */
export function searchTitle({ q, city, near }: SearchRequest, subject: string | undefined): string {
  const inCity = city ? ` em ${city}` : near ? ' perto de você' : '';
  if (q) return `Resultados para "${q}"${inCity}`;
  if (subject) return `${subject}${inCity}`;
  return inCity ? `Empresas${inCity}` : 'Buscar empresas';
}

/** Returns the text's 14 characters where it may be a CNPJ and nothing else. */
export const cnpjIn = (q: string): string | null =>
  /^\w{12}\d\d$/.exec(q.replace(/[./\s-]/g, ''))?.[0] ?? null;
