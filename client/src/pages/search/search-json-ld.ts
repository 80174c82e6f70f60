import { breadcrumbJsonLd, type Crumb } from '../../domain/site/breadcrumb-json-ld.ts';
import { formatCity } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search.gen.ts';
import type { SearchRequest } from './search-request.ts';

type ResultPage = SearchQuery['companies'];

/** Returns whether the landing page of what a text names has a company; others may only be named so. */
export const hasLanding = ({ items, matchedKind, matchedCity }: ResultPage): boolean =>
  items.some(
    ({ kinds, city }) =>
      (!matchedKind || kinds.some(({ id }) => id === matchedKind.id)) &&
      (!matchedCity || city.id === matchedCity.id),
  );

/**
 * Returns the canonical path of a search: the kind by slug, or else the category by id; a city with its state as it is
 * stored; in the default order. A text that says nothing else has that of the landing page. Without `results`, as requested.
 */
export function canonicalSearch(
  { q, category, kind, city, page }: SearchRequest,
  results: ResultPage | undefined,
): string {
  if (results?.isFullyMatched && (!q || hasLanding(results))) {
    const { matchedKind, matchedCategory, matchedCity } = results;
    return paths.search({
      category: matchedKind ? '' : matchedCategory?.id,
      kind: matchedKind?.slug,
      city: matchedCity ? formatCity(matchedCity) : '',
      page: q ? 1 : page,
    });
  }
  const kindSlug = kind && (results?.matchedKind?.slug ?? kind);
  const categoryId = !kind && category && (results?.matchedCategory?.id ?? category);
  const hasState = /[-/, ]\s*[a-z]{2}$/i.test(city);
  const cityText = hasState && results?.matchedCity ? formatCity(results.matchedCity) : city;
  return paths.search({ q, category: categoryId || '', kind: kindSlug, city: cityText, page });
}

/** Returns the JSON-LD of the breadcrumbs and the listed companies (schema.org). */
export const searchJsonLd =
  (request: SearchRequest, title: string, results: ResultPage) =>
  (origin: string): object[] => {
    const { q, city } = request;
    const kind = request.kind ? results.matchedKind : null;
    const category = kind ? kind.category : request.category ? results.matchedCategory : null;
    const crumbs: Crumb[] = [
      { name: 'Início', path: paths.home() },
      { name: 'Buscar empresas', path: paths.search() },
    ];
    if (category) crumbs.push({ name: category.name, path: paths.search({ category: category.id }) });
    if (kind) crumbs.push({ name: kind.plural, path: paths.search({ kind: kind.slug }) });
    if (city || q) crumbs.push({ name: title, path: canonicalSearch({ ...request, page: 1 }, results) });
    const list = {
      '@type': 'ItemList',
      itemListElement: results.items.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: origin + paths.company(id),
      })),
    };
    return [breadcrumbJsonLd(crumbs, origin), ...(results.items.length > 0 ? [list] : [])];
  };
