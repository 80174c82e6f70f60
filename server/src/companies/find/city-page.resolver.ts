import { LRUCache } from 'lru-cache';
import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { City } from '../../cities/city.ts';
import { matchCities } from '../../cities/match-cities.ts';
import { oneRow, type Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { PublicRead } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { dateOf, isoDate } from '../../hours/dates.ts';
import { holidaysOf } from '../../hours/holidays.ts';
import { instantOf, localTime } from '../../hours/local-time.ts';
import { printTime } from '../../hours/print-hours.ts';
import { hoursPlace } from '../../hours/time-zones.ts';
import { Kind } from '../../kinds/kind.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import { notFound } from '../../shared/errors.ts';
import { Company } from '../company.ts';
import { DutyShift } from '../duty/duty-shift.ts';
import { onDuty } from '../duty/duty-shifts.list.ts';
import { companiesByIds } from '../read-companies.ts';

/** Companies of a city that count for its kinds, in each category the best. */
const READ = 200;
/** Of a category so many are counted at most. */
const COUNTED = 20_000;
const BEST = 3;
const KINDS = 6;
/** Kinds that most companies of the guide have. */
const FREQUENT = 60;
const MISSING = 8;

const CITY: Statement = {
  name: 'city_page_city',
  text: `SELECT id, name, state, ibge_code AS "ibgeCode", population, latitude, longitude,
           coalesce((SELECT documents FROM search_lexemes WHERE lexeme = '~m' || cities.id), 0) AS companies
         FROM cities WHERE id = $1`,
};
/** By their share of those that are read, times the companies of their category. */
const KINDS_OF_CITY: Statement = {
  name: 'city_page_kinds',
  text: `WITH counted AS MATERIALIZED (
           SELECT category.id, (SELECT count(*) FROM (
             SELECT FROM search_documents d WHERE d.city_id = $1 AND d.category_id = category.id LIMIT ${COUNTED}
           ) few) AS companies
           FROM categories category
         ), best AS MATERIALIZED (
           SELECT d.*, companies::float8 / least(companies, ${READ}) AS weight FROM counted CROSS JOIN LATERAL (
             SELECT company_id, rating, score FROM search_documents d
             WHERE d.city_id = $1 AND d.category_id = counted.id ORDER BY score DESC, company_id DESC LIMIT ${READ}
           ) d WHERE companies > 0
         ), placed AS (
           SELECT c.kind_ids[1] AS kind_id, company_id, weight,
             row_number() OVER (PARTITION BY c.kind_ids[1] ORDER BY rating DESC, score DESC, company_id DESC) AS place
           FROM best JOIN companies c ON c.id = company_id WHERE cardinality(c.kind_ids) > 0
         )
         SELECT kind_id AS "kindId", array_agg(company_id ORDER BY place) FILTER (WHERE place <= ${BEST}) AS ids
         FROM placed GROUP BY kind_id ORDER BY sum(weight) DESC, kind_id`,
};
/** $2 the kinds that are known to be there. */
const MISSING_KINDS: Statement = {
  name: 'city_page_missing_kinds',
  text: `SELECT k.id FROM (
           SELECT substr(lexeme, 3)::int AS id, documents FROM search_lexemes
           WHERE lexeme >= '~k' AND lexeme < '~l' AND documents > 0 ORDER BY documents DESC LIMIT ${FREQUENT}
         ) k
         WHERE k.id <> ALL ($2::int[]) AND NOT EXISTS (
           SELECT FROM search_documents WHERE tsv @@ format('''~k%s'' & ''~m%s''', k.id, $1::int)::tsquery
         )
         ORDER BY documents DESC, k.id LIMIT ${MISSING}`,
};

@ObjectType({ simpleResolvers: true, description: 'A holiday.' })
class Holiday {
  @Field({ description: 'Its day, "2026-12-25".' })
  date!: string;

  @Field({ description: 'Its Portuguese name.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A kind of business in a city.' })
class KindInCity {
  @Field(() => Kind, { description: 'The kind.' })
  kind!: Kind;

  @Field(() => [Company], { description: 'Up to three, the best rated first.' })
  companies!: Company[];
}

@ObjectType({ simpleResolvers: true, description: 'What a visitor of a city asks for first.' })
class CityPage {
  @Field(() => City, { description: 'The city.' })
  city!: City;

  @Field(() => Int, { description: 'Its companies, as last counted: some minutes ago at most.' })
  companies!: number;

  @Field(() => [KindInCity], { description: 'Up to six kinds, those with the most companies first.' })
  kinds!: KindInCity[];

  @Field(() => [Kind], {
    description: 'Up to eight kinds that are frequent elsewhere and have no company here.',
  })
  missingKinds!: Kind[];

  @Field(() => [DutyShift], { description: 'Up to twelve companies on duty now, the longest first.' })
  onDuty!: DutyShift[];

  @Field(() => [Holiday], { description: 'National and state holidays of this month, by day.' })
  holidays!: Holiday[];
}

/** Returns the time that clocks of a city show, the holidays of its month, and the end of its day in milliseconds. */
function clockOf({ state, ibgeCode }: City): { time: string; holidays: Holiday[]; until: number } {
  const { timeZone } = hoursPlace(state, ibgeCode);
  const { day, minute } = localTime(timeZone, Math.floor(Date.now() / 60_000));
  const { year, month } = dateOf(day);
  const holidays = [...holidaysOf(year, state)]
    .filter(([date]) => dateOf(date).month === month)
    .sort(([one], [other]) => one - other)
    .map(([date, name]) => ({ date: isoDate(date), name }));
  const time = `${isoDate(day)}T${printTime(minute)}`;
  return { time, holidays, until: instantOf(timeZone, day + 1, 0) * 60_000 };
}

/** What is read of many companies, and may be some minutes old. */
interface CityFacts {
  city: City;
  companies: number;
  rows: { kindId: number; ids: number[] }[];
  missing: number[];
}

const FACTS_MS = 5 * 60_000;
/** Some 1 KB each; crawlers visit all cities. */
const cached = new WeakMap<object, LRUCache<number, CityFacts>>();

/** Returns the facts of a city, read at most every five minutes by each instance. */
async function factsOf(ctx: Context, cityId: number): Promise<CityFacts> {
  const { searches } = ctx.db;
  const { services } = ctx;
  const kept = cached.get(services) ?? new LRUCache<number, CityFacts>({ max: 2_000, ttl: FACTS_MS });
  cached.set(services, kept);
  const known = kept.get(cityId);
  if (known) return known;
  const [{ companies, ...city }, rows] = await Promise.all([
    oneRow<City & { companies: number }>(searches, CITY, [cityId]),
    searches.query<CityFacts['rows'][number]>(KINDS_OF_CITY, [cityId]),
  ]);
  const kinds = rows.map(({ kindId }) => kindId);
  const missing = await searches.query<{ id: number }>(MISSING_KINDS, [cityId, kinds]);
  const facts = { city, companies, rows: rows.slice(0, KINDS), missing: missing.map(({ id }) => id) };
  kept.set(cityId, facts);
  return facts;
}

const isPublic = ({ isActive, isApproved }: Pick<Company, 'isActive' | 'isApproved'>): boolean =>
  isActive && isApproved;

@ForKeys('companies', { cityPage: 'any' })
@Resolver()
export class CityPageResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CityPage, {
    description:
      'The page of a city: its kinds with their best companies, its holidays. NOT_FOUND for no such city.',
  })
  async cityPage(
    @Ctx() ctx: Context,
    @Arg('city', () => String, { description: 'City with its state, such as "Campinas - SP".' }) text: string,
  ): Promise<CityPage> {
    const { searches } = ctx.db;
    const [cityId] = await matchCities(searches, text);
    if (cityId === undefined) throw notFound('Cidade não encontrada.');
    const { city, companies, rows, missing } = await factsOf(ctx, cityId);
    const { time, holidays, until } = clockOf(city);
    const [kinds, best, missingKinds, shifts] = await Promise.all([
      kindsByIds(
        ctx,
        rows.map(({ kindId }) => kindId),
      ),
      companiesByIds(
        searches,
        rows.flatMap(({ ids }) => ids),
      ),
      kindsByIds(ctx, missing),
      onDuty(searches, cityId, time),
    ]);
    ctx.answer.tags.add('kinds').add('cities');
    for (const { companyId } of shifts) ctx.answer.tags.add(`company:${companyId}`);
    for (const { id } of best) ctx.answer.tags.add(`company:${id}`);
    ctx.answer.validUntil = Math.min(ctx.answer.validUntil ?? until, until, Date.now() + FACTS_MS);
    return {
      city,
      companies,
      kinds: rows.flatMap(({ kindId, ids }) => {
        const kind = kinds.find(({ id }) => id === kindId);
        return kind
          ? [{ kind, companies: best.filter((company) => ids.includes(company.id) && isPublic(company)) }]
          : [];
      }),
      missingKinds,
      onDuty: shifts,
      holidays,
    };
  }
}
