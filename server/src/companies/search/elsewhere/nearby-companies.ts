import type { Reader, Statement } from '../../../database/statement.ts';
import type { Context } from '../../../graphql/context.ts';
import { metresBetween, type Position } from '../../../shared/map/mercator.ts';
import { companiesByIds } from '../../read-companies.ts';
import { withDistance } from '../area/with-distance.ts';
import { filterLexemes } from '../build-query.ts';
import { FEW } from '../document-statements.ts';
import { mentionsIn } from '../mentions.ts';
import { resolveFilters } from '../resolve-filters.ts';
import { typedWords } from '../respell.ts';
import type { SearchArgs } from '../search.types.ts';
import { matchOf, type SearchInput, searchCompanies } from '../search-companies.ts';
import type { SearchResult } from '../search-result.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText } from '../text/read-text.ts';
import { type NearbyCompanies, NearbyReason } from './nearby.types.ts';

const WANTED = 8;
const NEAR_CITIES = 60;

/** Companies of the query $1, those nearest to the city $2 first: in the cities around it, else anywhere. */
const NEAREST: Statement = {
  name: 'search_nearest',
  text: `
    WITH distances AS MATERIALIZED (
      SELECT city.id, (city.latitude - here.latitude) ^ 2
        + ((city.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2 AS distance
      FROM cities here, cities city WHERE here.id = $2
    ), around AS MATERIALIZED (
      SELECT company_id FROM search_matching($1::tsquery && (
        SELECT string_agg('''~m' || id || '''', ' | ')::tsquery
        FROM (SELECT id FROM distances ORDER BY distance LIMIT ${NEAR_CITIES}) near
      ), NULL, ${FEW})
    ), found AS (
      SELECT company_id FROM around UNION
      SELECT company_id FROM search_matching(
        CASE WHEN (SELECT count(*) FROM around) < ${WANTED} THEN $1::tsquery END, NULL, ${FEW})
    )
    SELECT company_id AS id FROM found JOIN search_documents d USING (company_id)
    JOIN distances ON distances.id = d.city_id
    ORDER BY distance, score DESC, company_id DESC LIMIT ${WANTED}`,
};

/** What is given up, in turn, until something is found; never the kind. A literal text is widened before. */
const WIDER: Partial<SearchInput>[] = [{}, { city: null }];

/** The city that stands for a state: its most populous. */
const OF_STATE: Statement = {
  name: 'search_city_of_state',
  text: 'SELECT id FROM cities WHERE state = $1 AND is_visible ORDER BY population DESC, id LIMIT 1',
};

interface Placed {
  q: string;
  cityId: number;
  /** No distance is counted from a state. */
  isState: boolean;
}

const BEFORE_PLACES = new Set(['em', 'no', 'na']);

/** Returns the text without the city or state that it names, and that city; null where it names none. */
async function withoutPlace(reader: Reader, q: string): Promise<Placed | null> {
  const text = cleanText(q);
  const read = await readText(reader, text, false);
  const place = mentionsIn(read).find(({ kind }) => kind === 'city' || kind === 'state');
  if (!place) return null;
  const [city] = place.state
    ? await reader.query<{ id: number }>(OF_STATE, [place.state.toUpperCase()])
    : place.ids.map((id) => ({ id }));
  if (!city) return null;
  const words = typedWords(text, read);
  const before = words
    .slice(0, place.first)
    .filter((word, index) => index < place.first - 1 || !BEFORE_PLACES.has(word.toLowerCase()));
  const rest = [...before, ...words.slice(place.last + 1)].join(' ');
  return { q: rest, cityId: city.id, isState: place.kind === 'state' };
}

/** Returns companies of the same kind or text elsewhere, for a search that found nothing; null where there are none. */
export async function nearbyCompanies(ctx: Context, args: SearchArgs): Promise<NearbyCompanies | null> {
  const reader = ctx.db.searches;
  const { category, kind, city, literal, near, bounds } = args;
  const placed = city || !args.q ? null : await withoutPlace(reader, args.q);
  const q = placed ? placed.q : args.q;
  const page = { page: 1, perPage: WANTED };
  const asked = { q, category, kind, city, literal, order: 'relevance' as const, ...page };
  // The nearest beyond the radius.
  const request: SearchInput = near
    ? { ...asked, near: { ...near, radiusKm: null }, order: 'distance' }
    : asked;
  const cityId = placed
    ? placed.cityId
    : city
      ? ((await resolveFilters(reader, { city })).cityIds?.[0] ?? null)
      : null;
  const tried = new Set(near || bounds || placed ? [] : [JSON.stringify(request)]);
  // An unknown city may be misspelt: words of a text are corrected.
  const asText = city && cityId === null ? { q: `${q ?? ''} ${city}`, city: null } : null;
  for (const change of asText ? [asText, ...WIDER] : WIDER) {
    const input = { ...request, ...change, literal: false };
    const key = JSON.stringify(input);
    // The best of a place are no answer to what was asked.
    const isList = !input.q?.trim() && !input.category && !input.kind;
    if (isList || tried.has(key)) continue;
    tried.add(key);
    const found = await searchCompanies(reader, input);
    if (found.total === 0 || (change === asText && found.matchedCityId === null)) continue;
    const ids = cityId === null || input.city ? found.ids : await nearest(reader, input, found, cityId);
    const [items, kilometres] = await Promise.all([
      companiesByIds(reader, ids),
      cityId === null || placed?.isState ? [] : kilometresTo(reader, cityId, ids),
    ]);
    return { reason: reasonOf(input, found), items: withDistance(items, near), kilometres };
  }
  return null;
}

/** Kilometres between the centres of the city $1 and of the cities of the companies $2, in their order. */
const KILOMETRES: Statement = {
  name: 'search_kilometres',
  text: `
    SELECT here.latitude, here.longitude, city.latitude AS "ofLatitude", city.longitude AS "ofLongitude"
    FROM unnest($2::int[]) WITH ORDINALITY AS t (id, position)
    JOIN companies c ON c.id = t.id JOIN cities city ON city.id = c.city_id JOIN cities here ON here.id = $1
    ORDER BY position`,
};

async function kilometresTo(reader: Reader, cityId: number, ids: number[]): Promise<number[]> {
  const rows = await reader.query<Position & { ofLatitude: number; ofLongitude: number }>(KILOMETRES, [
    cityId,
    ids,
  ]);
  return rows.map(({ ofLatitude, ofLongitude, ...here }) =>
    Math.round(metresBetween(here, { latitude: ofLatitude, longitude: ofLongitude }) / 1_000),
  );
}

function reasonOf({ q }: SearchInput, { matchedKindId }: SearchResult): NearbyReason {
  return !q || matchedKindId !== null ? NearbyReason.sameKind : NearbyReason.sameText;
}

/** Returns the ids of what a search without a city finds, those nearest to the city first. */
async function nearest(
  reader: Reader,
  input: SearchInput,
  found: SearchResult,
  cityId: number,
): Promise<number[]> {
  // A number such as a postal code.
  if (input.q && found.foundBy.length === 0) return found.ids;
  const filters = await resolveFilters(reader, input);
  const match = [matchOf(found), ...filterLexemes(filters)].filter(Boolean).join(' & ');
  // A list of everything.
  if (match === '') return found.ids;
  return (await reader.query<{ id: number }>(NEAREST, [match, cityId])).map(({ id }) => id);
}
