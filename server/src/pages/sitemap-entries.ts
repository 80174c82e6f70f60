import { oneRow, type Reader, type Statement } from '../database/statement.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Addresses a file, by the sitemap protocol. */
const MOST = 50_000;
/** Companies a file, by id: gaps make it shorter, and its bounds need no query. */
const COMPANIES = MOST;
/** Cities a file; each has a page, and one for each of its categories and kinds. */
const CITIES = 500;
/** Companies of a city that are read for its kinds, best first. */
const COMPANIES_OF_CITY = 1_000;
const BATCH = 1_000;
const CITY_BATCH = 50;

/** Returns the statement for the numbers of non-empty files, each of `$1` ids of a column. */
const filesOf = (name: string, column: 'company_id' | 'city_id'): Statement => ({
  name,
  text: `SELECT file FROM generate_series(1, (SELECT ceil(max(${column})::numeric / $1::int)::int FROM search_documents)) file
         CROSS JOIN LATERAL (
           SELECT 1 FROM search_documents
           WHERE ${column} > (file - 1) * $1::bigint AND ${column} <= file * $1::bigint LIMIT 1
         ) has_some
         ORDER BY file`,
});
const COMPANY_FILES = filesOf('sitemap_company_files', 'company_id');
const PLACE_FILES = filesOf('sitemap_place_files', 'city_id');
const COMPANIES_AFTER: Statement = {
  name: 'sitemap_companies',
  text: `SELECT c.id, c.updated_at AS "changedAt" FROM companies c
         WHERE c.id > $1 AND c.id <= $2 AND c.is_active AND c.is_approved ORDER BY c.id LIMIT ${BATCH}`,
};
const VISIBLE_CATEGORIES: Statement = {
  name: 'sitemap_categories',
  text: `SELECT id FROM categories WHERE is_visible
           AND EXISTS (SELECT FROM search_documents d WHERE d.category_id = categories.id LIMIT 1)
         ORDER BY id`,
};
const FILTERS: Statement = {
  name: 'sitemap_filters',
  text: `SELECT (SELECT count(*)::int FROM categories WHERE is_visible) + (SELECT count(*)::int FROM kinds) AS filters`,
};
/** The counts may be minutes old. */
const KINDS: Statement = {
  name: 'sitemap_kinds',
  text: `SELECT slug FROM kinds JOIN search_lexemes ON lexeme = '~k' || kinds.id
         WHERE documents > 0 ORDER BY slug`,
};
/** For each city and category only whether there is a company, which the index answers. */
const PLACES_AFTER: Statement = {
  name: 'sitemap_places',
  text: `SELECT city.id, city.name, city.state, replace(search_fold(city.name), ' ', '-') AS slug, ARRAY(
           SELECT category.id FROM categories category
           CROSS JOIN LATERAL (
             SELECT 1 FROM search_documents d
             WHERE d.city_id = city.id AND d.category_id = category.id LIMIT 1
           ) has_some
           WHERE category.is_visible ORDER BY category.id
         ) AS categories, ARRAY(
           SELECT DISTINCT kind.slug
           FROM (
             SELECT company_id FROM search_documents d WHERE d.city_id = city.id
             ORDER BY score DESC, company_id DESC LIMIT ${COMPANIES_OF_CITY}
           ) best
           JOIN companies c ON c.id = best.company_id
           JOIN kinds kind ON kind.id = ANY (c.kind_ids)
           ORDER BY kind.slug
         ) AS kinds
         FROM cities city WHERE city.id > $1 AND city.id <= $2 AND city.is_visible
         ORDER BY city.id LIMIT ${CITY_BATCH}`,
};

interface Place {
  id: number;
  name: string;
  state: string;
  /** As in the address of its page. */
  slug: string;
  categories: number[];
  kinds: string[];
}

/** Returns a search's path. The order of the parameters is that of `client/src/paths.ts`: category, kind, city. */
const searchPath = (filters: { category?: string; kind?: string; city?: string }): string =>
  `/search?${new URLSearchParams(filters)}`;

/** Returns the paths of categories and kinds, in a city or anywhere. */
const pathsOf = (categories: number[], kinds: string[], city?: { city: string }): SitemapEntry[] =>
  [...categories.map((id) => ({ category: String(id) })), ...kinds.map((kind) => ({ kind }))].map(
    (filter) => ({ path: searchPath({ ...filter, ...city }) }),
  );

/** Cities a file, so that even with very many categories and kinds no file has too many addresses. */
async function citiesPerFile(reader: Reader): Promise<number> {
  const { filters } = await oneRow<{ filters: number }>(reader, FILTERS);
  return Math.min(CITIES, Math.floor(MOST / (filters + 2)));
}

/** Paths of the sitemaps that have something in them. */
export async function sitemapPaths(reader: Reader): Promise<string[]> {
  const [places, companies] = await Promise.all([
    reader.query<{ file: number }>(PLACE_FILES, [await citiesPerFile(reader)]),
    reader.query<{ file: number }>(COMPANY_FILES, [COMPANIES]),
  ]);
  return [
    '/sitemaps/pages.xml',
    ...places.map(({ file }) => `/sitemaps/places-${file}.xml`),
    ...companies.map(({ file }) => `/sitemaps/companies-${file}.xml`),
  ];
}

/** Yields the fixed pages, the categories and the kinds. */
export async function* pageEntries(reader: Reader): AsyncGenerator<SitemapEntry[]> {
  const [categories, kinds] = await Promise.all([
    reader.query<{ id: number }>(VISIBLE_CATEGORIES),
    reader.query<{ slug: string }>(KINDS),
  ]);
  yield [
    ...['/', '/search', '/terms', '/privacy'].map((path) => ({ path })),
    ...pathsOf(
      categories.map(({ id }) => id),
      kinds.map(({ slug }) => slug),
    ),
  ];
}

/** Reads the rows of a file by id, `batch` at once; the statement takes the last id known and the last of the file. */
async function* rowsOf<Row extends { id: number }>(
  reader: Reader,
  statement: Statement,
  { file, width, batch }: { file: number; width: number; batch: number },
): AsyncGenerator<Row[]> {
  const last = file * width;
  for (let after = last - width; after < last; ) {
    const rows = await reader.query<Row>(statement, [after, last]);
    yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? last;
  }
}

/** Yields a file's companies, in batches. */
export async function* companyEntries(reader: Reader, file: number): AsyncGenerator<SitemapEntry[]> {
  const range = { file, width: COMPANIES, batch: BATCH };
  for await (const rows of rowsOf<{ id: number; changedAt: Date }>(reader, COMPANIES_AFTER, range)) {
    yield rows.map(({ id, changedAt }) => ({ path: `/company/${id}`, changedAt }));
  }
}

/** Yields a file's cities with their categories and kinds, in batches. */
export async function* placeEntries(reader: Reader, file: number): AsyncGenerator<SitemapEntry[]> {
  const range = { file, width: await citiesPerFile(reader), batch: CITY_BATCH };
  for await (const places of rowsOf<Place>(reader, PLACES_AFTER, range)) {
    yield places.flatMap(({ name, state, slug, categories, kinds }) => {
      if (categories.length === 0) return [];
      const city = { city: `${name} - ${state}` };
      const page = `/cidade/${state.toLowerCase()}/${slug}`;
      return [{ path: page }, { path: searchPath(city) }, ...pathsOf(categories, kinds, city)];
    });
  }
}
