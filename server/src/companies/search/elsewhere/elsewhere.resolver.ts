import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Reader, Statement } from '../../../database/statement.ts';
import type { Context } from '../../../graphql/context.ts';
import { Kind } from '../../../kinds/kind.ts';
import { kindsByIds } from '../../../kinds/read-kinds.ts';
import { metresBetween, type Position } from '../../../shared/map/mercator.ts';
import { graphqlEnum } from '../../../shared/schema/graphql-enum.ts';
import { Company } from '../../company.ts';
import { companiesByIds } from '../../read-companies.ts';
import { withDistance } from '../area/with-distance.ts';
import { filterLexemes } from '../build-query.ts';
import { FEW } from '../document-statements.ts';
import { resolveFilters } from '../resolve-filters.ts';
import { typedWords } from '../respell.ts';
import { CompanyPage, type SearchArgs } from '../search.types.ts';
import { matchOf, type SearchInput, searchCompanies } from '../search-companies.ts';
import type { SearchResult } from '../search-result.ts';
import { mentionsIn } from '../split-text.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText } from '../text/look-up-words.ts';

const NearbyReason = graphqlEnum('NearbyReason', 'Why companies are offered beside an empty search.', {
  sameText: 'They fit the text, but not the filters or its spelling.',
  sameKind: 'They are of the kind or category that was searched.',
  bestOfPlace: 'Not given since 1.1: the best of a place are no answer.',
});
type NearbyReason = keyof typeof NearbyReason;

@ObjectType({ simpleResolvers: true, description: 'What a search without results offers instead.' })
class NearbyCompanies {
  @Field(() => NearbyReason, { description: 'Why they are offered.' })
  reason!: NearbyReason;

  @Field(() => [Company], { description: 'At most 8 companies; those of a city search nearest first.' })
  items!: Company[];

  @Field(() => [Int], {
    description:
      'Kilometres from the city that was searched to the city of each of the items; empty where none was named.',
  })
  kilometres!: number[];
}

const MOST = 6;

/**
 * Kinds with companies in the city $2, or anywhere for null, that are above, below or beside the kind $1, or have at least
 * two words with it in common; the closest first.
 */
const RELATED: Statement = {
  name: 'search_related_kinds',
  text: `
    WITH related AS (
      SELECT k.id, CASE WHEN k.id = me.broader_id OR k.broader_id = me.id OR k.broader_id = me.broader_id THEN 3 ELSE 0 END
        + (SELECT count(*) FROM kind_words w WHERE w.kind_id = k.id
           AND w.key IN (SELECT key FROM kind_words WHERE kind_id = me.id)) AS closeness
      FROM kinds me JOIN kinds k ON k.id <> me.id WHERE me.id = $1
    )
    SELECT id FROM related
    WHERE closeness > 1 AND EXISTS (SELECT FROM search_matching(
      (quote_literal('~k' || id) || coalesce(' & ' || quote_literal('~m' || $2::int), ''))::tsquery, NULL, 1))
    ORDER BY closeness DESC, id LIMIT ${MOST}`,
};

/** Returns kinds to search instead of one that has no companies there. */
async function relatedKinds(ctx: Context, kindId: number, cityId: number | null): Promise<Kind[]> {
  const rows = await ctx.db.searches.query<{ id: number }>(RELATED, [kindId, cityId]);
  return kindsByIds(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** What a search that found nothing offers instead. */
@Resolver(() => CompanyPage)
export class ElsewhereResolver {
  @FieldResolver(() => NearbyCompanies, {
    nullable: true,
    description:
      'What comes closest where nothing was found, or nothing in `homeCity`; null where something was.',
  })
  async nearby(
    @Root() { total, inHomeCity, page, request }: CompanyPage,
    @Ctx() ctx: Context,
  ): Promise<NearbyCompanies | null> {
    if (total === 0) return nearbyCompanies(ctx, request);
    if (inHomeCity !== 0 || page > 1) return null;
    return nearbyCompanies(ctx, { ...request, city: request.homeCity ?? null });
  }

  @FieldResolver(() => [Kind], {
    description:
      'At most 6 other kinds that people may mean, where nothing was found: they share words with the named kind, and the city has companies of them.',
  })
  async relatedKinds(@Root() page: CompanyPage, @Ctx() ctx: Context): Promise<Kind[]> {
    const { total, matchedKind, matchedCity } = page;
    return total > 0 || !matchedKind ? [] : relatedKinds(ctx, matchedKind.id, matchedCity?.id ?? null);
  }
}

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
async function nearbyCompanies(ctx: Context, args: SearchArgs): Promise<NearbyCompanies | null> {
  const reader = ctx.db.searches;
  const { category, kind, city, literal, near, bounds } = args;
  const placed = city || !args.q ? null : await withoutPlace(reader, args.q);
  const q = placed ? placed.q : args.q;
  const page = { page: 1, perPage: WANTED };
  const filters = { q, category, kind, city, literal, order: 'relevance' as const, ...page };
  // The nearest beyond the radius.
  const request: SearchInput = near
    ? { ...filters, near: { ...near, radiusKm: null }, order: 'distance' }
    : filters;
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
    const results = await searchCompanies(reader, input);
    if (results.total === 0 || (change === asText && results.matchedCityId === null)) continue;
    const ids = cityId === null || input.city ? results.ids : await nearest(reader, input, results, cityId);
    const [items, kilometres] = await Promise.all([
      companiesByIds(reader, ids),
      cityId === null || placed?.isState ? [] : kilometresTo(reader, cityId, ids),
    ]);
    return { reason: reasonOf(input, results), items: withDistance(items, near), kilometres };
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
  results: SearchResult,
  cityId: number,
): Promise<number[]> {
  // A number such as a postal code.
  if (input.q && results.foundBy.length === 0) return results.ids;
  const filters = await resolveFilters(reader, input);
  const match = [matchOf(results), ...filterLexemes(filters)].filter(Boolean).join(' & ');
  // A list of everything.
  if (match === '') return results.ids;
  return (await reader.query<{ id: number }>(NEAREST, [match, cityId])).map(({ id }) => id);
}
