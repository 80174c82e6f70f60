import type { Reader, Statement } from '../database/statement.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Addresses a file, by the sitemap protocol. */
const MOST = 50_000;
/** Companies a file, by id: gaps make it shorter, and its bounds need no query. */
const COMPANIES = MOST;
/** Cities a file; each has a page, and one for each of its categories. */
const CITIES = 500;
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
/** For each city and category only whether there is a company, which the index answers. */
const PLACES_AFTER: Statement = {
  name: 'sitemap_places',
  text: `SELECT city.id, city.name, city.state, ARRAY(
           SELECT category.id FROM categories category
           CROSS JOIN LATERAL (
             SELECT 1 FROM search_documents d
             WHERE d.city_id = city.id AND d.category_id = category.id LIMIT 1
           ) has_some
           WHERE category.is_visible ORDER BY category.id
         ) AS categories
         FROM cities city WHERE city.id > $1 AND city.id <= $2 AND city.is_visible
         ORDER BY city.id LIMIT ${CITY_BATCH}`,
};

interface Place {
  id: number;
  name: string;
  state: string;
  categories: number[];
}

/** Returns a search's path, the same as `client/src/paths.ts`; a test compares the two. */
function searchPath(category: number | null, city: string | null): string {
  const params = new URLSearchParams();
  if (category !== null) params.set('category', String(category));
  if (city !== null) params.set('city', city);
  return `/search?${params}`;
}

/** Cities a file, so that even with very many categories no file has too many addresses. */
async function citiesPerFile(reader: Reader): Promise<number> {
  const categories = await reader.query(VISIBLE_CATEGORIES);
  return Math.min(CITIES, Math.floor(MOST / (categories.length + 1)));
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

/** Yields the fixed pages and the categories. */
export async function* pageEntries(reader: Reader): AsyncGenerator<SitemapEntry[]> {
  const categories = await reader.query<{ id: number }>(VISIBLE_CATEGORIES);
  yield [
    ...['/', '/search', '/terms', '/privacy'].map((path) => ({ path })),
    ...categories.map(({ id }) => ({ path: searchPath(id, null) })),
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

/** Yields a file's cities with their categories, in batches. */
export async function* placeEntries(reader: Reader, file: number): AsyncGenerator<SitemapEntry[]> {
  const range = { file, width: await citiesPerFile(reader), batch: CITY_BATCH };
  for await (const places of rowsOf<Place>(reader, PLACES_AFTER, range)) {
    yield places.flatMap(({ name, state, categories }) => {
      if (categories.length === 0) return [];
      const city = `${name} - ${state}`;
      return [null, ...categories].map((category) => ({ path: searchPath(category, city) }));
    });
  }
}
