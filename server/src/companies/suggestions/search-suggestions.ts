import type { Reader, Statement } from '../../database/statement.ts';
import { searchCompanies } from '../search/search-companies.ts';
import { cleanText } from '../search/text/clean-text.ts';
import { type Place, suggestPlaces } from './suggest-places.ts';
import type { SearchSuggestion } from './suggestion.types.ts';

/** The companies $1 in this order, and whether their names begin with the text $2. */
const COMPANIES: Statement = {
  name: 'search_suggest_companies',
  text: `
    SELECT 'company' AS kind, company.name AS text, city.name || ' - ' || city.state AS detail, company.id AS "companyId",
      NULL AS "kindSlug", NULL AS "categoryId", NULL AS "cityId", NULL AS city, position::int AS number,
      starts_with(search_fold(company.name), search_fold($2)) AS "isBegun"
    FROM unnest($1::int[]) WITH ORDINALITY AS found (id, position)
    JOIN companies company ON company.id = found.id
    JOIN cities city ON city.id = company.city_id
    ORDER BY position`,
};

/** Names that begin with a text and are compared. */
const MOST_NAMES = 200;

/** At most $2 companies whose names begin with the text $1. */
const NAMES_BEGUN: Statement = {
  name: 'search_suggest_names',
  text: `
    SELECT company_id AS id FROM (
      SELECT company_id, score FROM search_documents, (SELECT search_fold($1) AS text) typed
      WHERE text <> '' AND name_key >= text AND name_key < text || U&'\\+10FFFF'
      ORDER BY name_key, company_id LIMIT ${MOST_NAMES}
    ) begun ORDER BY score DESC, company_id DESC LIMIT $2`,
};

/** Of the list, at least so many are companies, where there are as many. */
const LEAST_COMPANIES = 3;
const ORDER = ['kind', 'category', 'company', 'city', 'neighbourhood'];

/**
 * Returns at most `limit` kinds, categories, companies, cities and neighbourhoods for an incomplete, perhaps misspelt text.
 * Companies are of the chosen city, if there is one; else those of the home city come first.
 */
export async function suggest(
  reader: Reader,
  q: string,
  limit: number,
  { city: chosenCity, homeCity }: { city?: string | null; homeCity?: string | null } = {},
): Promise<SearchSuggestion[]> {
  const text = cleanText(q);
  const city = cleanText(chosenCity);
  if (text.trim() === '') return [];
  const [places, companies] = await Promise.all([
    suggestPlaces(reader, text, city),
    suggestCompanies(reader, text, limit, city, cleanText(homeCity)),
  ]);
  const room = Math.max(limit - places.length, LEAST_COMPANIES);
  const listed = companies.slice(0, Math.min(limit, room));
  // One of each kind before the second of any.
  const others = places
    .sort((a, b) => a.number - b.number || orderOf(a) - orderOf(b))
    .slice(0, limit - listed.length);
  return [...others, ...listed].sort(
    (a, b) => Number(b.isBegun) - Number(a.isBegun) || orderOf(a) - orderOf(b) || a.number - b.number,
  );
}

const orderOf = ({ kind }: Place): number => ORDER.indexOf(kind);

/** Returns companies whose names begin with the text; with too few of them, others by the search. Those at home come first. */
async function suggestCompanies(
  reader: Reader,
  text: string,
  limit: number,
  city: string,
  homeCity: string,
): Promise<Place[]> {
  const namedIn = async (where: string) => {
    const request = { q: text, city: where, order: 'relevance', page: 1, perPage: limit } as const;
    return (await searchCompanies(reader, { ...request, literal: false, inNames: true })).ids;
  };
  const [home, begun] = await Promise.all([
    city === '' && homeCity !== '' ? namedIn(homeCity) : [],
    city === '' ? reader.query<{ id: number }>(NAMES_BEGUN, [text, limit]) : [],
  ]);
  const ids = [...new Set([...home.slice(0, LEAST_COMPANIES), ...begun.map(({ id }) => id)])];
  if (ids.length < LEAST_COMPANIES) {
    const byName = await namedIn(city);
    ids.push(...byName.filter((id) => !ids.includes(id)));
  }
  const companies = await reader.query<Place>(COMPANIES, [ids, text]);
  const lineOf = (company: Place) => `${company.text} ${company.detail}`;
  return companies.filter(
    (company, index) => companies.findIndex((other) => lineOf(other) === lineOf(company)) === index,
  );
}
