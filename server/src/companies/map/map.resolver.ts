import { Max, Min, ValidateNested } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { PublicRead } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { type Area, areaAround, areaOf, boxOf, isNear, overlap } from '../../shared/map/area.ts';
import { positionOf } from '../../shared/map/mercator.ts';
import { type OpenFilter, openFilter } from '../opening/open-schedules.ts';
import type { CellRow } from '../points/cell-statements.ts';
import { BITS, type Cells, cellsOf, spotOf } from '../points/cells.ts';
import { PointExactness, type PointRow, pointOf } from '../points/map-point.ts';
import { readCells } from '../points/read-cells.ts';
import { MapBoundsInput } from '../search/area/area.inputs.ts';
import { requireRoughInAddress } from '../search/area/area.ts';
import { cellsIn } from '../search/area/searched-area.ts';
import { filterLexemes, isOfCategory } from '../search/build-query.ts';
import { type Filters, resolveFilters } from '../search/resolve-filters.ts';
import { SearchFilterArgs } from '../search/search.types.ts';
import { matchOf, searchCompanies } from '../search/search-companies.ts';
import { cleanText } from '../search/text/clean-text.ts';
import { withHoursAsked } from '../search/text/open-words.ts';
import { typedNumber } from '../search/text/typed-number.ts';
import {
  COMPANIES_IN,
  COMPANIES_OF,
  MATCHES,
  MATCHES_BY_PLACE,
  MATCHES_BY_TEXT,
  MATCHES_OF_IDS,
  MATCHES_OF_SAMPLE,
  SINGLES,
} from './map-statements.ts';
import { joinedCells, totalOf } from './markers.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of the map, in degrees.' })
class MapBounds {
  @Field(() => Float, { description: 'Southern edge.' })
  south!: number;

  @Field(() => Float, { description: 'Western edge.' })
  west!: number;

  @Field(() => Float, { description: 'Northern edge.' })
  north!: number;

  @Field(() => Float, { description: 'Eastern edge.' })
  east!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Companies close to each other on the map, as one marker.',
})
class MapCluster {
  @Field(() => Float, { description: 'Latitude of their middle, in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude of their middle, in degrees.' })
  longitude!: number;

  @Field(() => Int, { description: 'How many they are.' })
  count!: number;

  @Field({ description: 'True where all of them have the same point, so that no zoom parts them.' })
  isSpot!: boolean;

  @Field({ description: 'True where none of them has a point of its own.' })
  isRough!: boolean;

  @Field(() => MapBounds, { description: 'The part of the map in which they are.' })
  bounds!: MapBounds;
}

@ObjectType({ simpleResolvers: true, description: 'A company as a marker of the map.' })
class CompanyOnMap {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: number;

  @Field({ description: 'Readable part of its address.' })
  slug!: string;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  longitude!: number;

  @Field(() => PointExactness, { description: 'How exact its point is.' })
  exactness!: PointExactness;
}

@ObjectType({ simpleResolvers: true, description: 'What a part of the map shows: each company once.' })
class CompaniesOnMap {
  @Field(() => Int, { description: 'Companies in this part of the map.' })
  total!: number;

  @Field({ description: 'False when `total` and the counts are estimates.' })
  totalIsExact!: boolean;

  @Field(() => [MapCluster], { description: 'Companies that are shown together.' })
  clusters!: MapCluster[];

  @Field(() => [CompanyOnMap], { description: 'Companies that are shown alone.' })
  companies!: CompanyOnMap[];
}

@ArgsType()
class MapArgs extends SearchFilterArgs {
  @Field(() => MapBoundsInput, { description: 'The part of the map that is shown.' })
  @ValidateNested()
  override bounds!: MapBoundsInput;

  @Field(() => Int, {
    description:
      'Zoom of the map, 0 to 22: at 0 the world is 256 pixels wide, at each further one twice as wide.',
  })
  @Min(0, { message: 'O zoom vai de 0 a 22.' })
  @Max(22, { message: 'O zoom vai de 0 a 22.' })
  zoom!: number;
}

@ForKeys('any')
@Resolver(() => CompaniesOnMap)
export class MapResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CompaniesOnMap, {
    description: 'What a map shows of a search: companies that stand alone, and clusters of the others.',
  })
  companiesOnMap(@Ctx() ctx: Context, @Args() args: MapArgs): Promise<CompaniesOnMap> {
    return companiesOnMap(ctx, args);
  }
}

type MapRequest = SearchFilterArgs & { bounds: MapBoundsInput; zoom: number };

type ShownRow = PointRow & Pick<CompanyOnMap, 'id' | 'slug' | 'name'>;

/** What a map shows, before it is decided how. */
interface FoundCells {
  rows: CellRow[];
  /** The level of the rows' cells. */
  level: number;
  isExact: boolean;
  /** All companies of an area. */
  companiesIn(areas: Area[]): Promise<CompanyOnMap[]>;
}

/** Matches by which all are estimated. */
const ESTIMATED = 48;

/** Degrees are rounded to six digits. */
const ROUNDING = 1e-6;

const EMPTY: CompaniesOnMap = { total: 0, totalIsExact: true, clusters: [], companies: [] };

/** Returns the markers of a part of the map: companies that stand alone, the others in clusters. */
async function companiesOnMap(ctx: Context, input: MapRequest): Promise<CompaniesOnMap> {
  const { args: request } = withHoursAsked(input);
  ctx.answer.tags.add('companies').add('kinds');
  const { near } = request;
  requireRoughInAddress(ctx, near);
  const view = areaOf(request.bounds);
  const area = near?.radiusKm ? overlap(view, areaAround(near, near.radiusKm)) : view;
  const open = request.openOn ? await openFilter(ctx, request.openOn) : null;
  const filters = await resolveFilters(ctx.db.searches, { ...request, open });
  if (!area || filters.isUnknown) return EMPTY;
  const {
    rows,
    isExact,
    companiesIn,
    level: visibleLevel,
  } = await find(ctx.db.searches, request, filters, area);
  const total = totalOf(rows);
  if (total <= SINGLES && isExact) {
    const companies = await companiesIn([area]);
    return { ...EMPTY, total: companies.length, companies };
  }
  const { markers, level } = joinedCells(rows, visibleLevel);
  const alone = isExact ? markers.filter(({ count }) => count === 1).slice(0, SINGLES) : [];
  const isAlone = new Set(alone);
  return {
    total,
    totalIsExact: isExact,
    clusters: markers.filter((row) => !isAlone.has(row)).map((row) => toCluster(row, level)),
    companies: alone.length === 0 ? [] : await companiesIn(alone.map(spotOf)),
  };
}

/** Finds what is in an area: without text by category alone, from the counted cells. */
async function find(reader: Reader, request: MapRequest, filters: Filters, area: Area): Promise<FoundCells> {
  const { near, zoom } = request;
  // The middle of a city says nothing of how far a company is.
  const isOwn = Boolean(near?.radiusKm);
  const cells = cellsOf(area, zoom);
  const category = filters.categoryId ?? 0;
  const isWithin = ({ placeX, placeY }: Pick<PointRow, 'placeX' | 'placeY'>) =>
    placeX !== null && placeY !== null && isNear(near, { x: placeX, y: placeY });
  const read = async (statement: Statement, values: unknown[]) =>
    (await reader.query<ShownRow>(statement, values)).filter(isWithin).map(toMarker);

  const text = await matchesOf(reader, request, filters);
  if (text === null) {
    const rows = await readCells(reader, area, cells, category, isOwn);
    return {
      rows: rows.filter(isWithin),
      level: cells.level,
      isExact: true,
      companiesIn: (areas) => read(COMPANIES_IN, [areas.map(boxOf), category, SINGLES, isOwn]),
    };
  }
  const { rows, isExact } = await readMatches(reader, { ...text, area, cells, isOwn });
  const within = rows.filter(isWithin);
  const idsIn = ({ west, east, north, south }: Area) =>
    within
      .filter(({ placeX: x, placeY: y }) => x >= west && x <= east && y >= north && y <= south)
      .flatMap(({ ids = [] }) => ids);
  return {
    rows: within,
    level: cells.level,
    isExact,
    companiesIn: (areas) => read(COMPANIES_OF, [areas.flatMap(idsIn)]),
  };
}

/** Returns the query of text and filters, and about how many match; null where only a category is asked for. */
async function matchesOf(reader: Reader, request: MapRequest, filters: Filters) {
  const { companies, kindShare, cityShare, categoryShare, attributeShares, open } = filters;
  const lexemes = filterLexemes(filters);
  const text = cleanText(request.q);
  if (text.trim() === '') {
    if (isOfCategory(filters) && !open) return null;
    const expected = companies * Math.min(kindShare, cityShare, categoryShare, ...attributeShares);
    return { match: lexemes.join(' & '), ids: null, companies, expected, open };
  }
  const results = await searchCompanies(reader, {
    ...request,
    open,
    near: null,
    bounds: null,
    // Nothing is shown in this order, and nothing has to be ranked.
    order: 'newest',
    page: 1,
    // A number such as a postal code leaves no query but its few companies.
    perPage: typedNumber(text) ? SINGLES : ESTIMATED,
  });
  const ids = results.foundBy.length === 0 ? results.ids : null;
  const match = [ids ? '' : matchOf(results), ...lexemes].filter(Boolean).join(' & ');
  return { match, ids, companies, expected: results.total, open };
}

const toMarker = ({ id, slug, name, ...row }: ShownRow): CompanyOnMap => {
  const point = pointOf(row);
  if (!point) throw new Error('A company on the map has a point.');
  return { id, slug, name, ...point };
};

function toCluster({ x, y, placeX, placeY, count, isSpot, isRough }: CellRow, level: number): MapCluster {
  const size = 2 ** -level;
  const area = isSpot
    ? spotOf({ placeX, placeY })
    : { west: x * size, east: (x + 1) * size, north: y * size, south: (y + 1) * size };
  const northWest = positionOf({ x: area.west, y: area.north });
  const southEast = positionOf({ x: area.east, y: area.south });
  return {
    ...positionOf({ x: placeX, y: placeY }),
    count,
    isSpot,
    isRough,
    bounds: {
      south: southEast.latitude - ROUNDING,
      west: northWest.longitude - ROUNDING,
      north: northWest.latitude + ROUNDING,
      east: southEast.longitude + ROUNDING,
    },
  };
}

/** Documents that a sample reads, and matches that it should have. */
const SAMPLED = 20_000;
const SAMPLED_MATCHES = 1_500;

interface Matches {
  /** The tsquery of text and filters. */
  match: string;
  /** The companies themselves, where a number found them. */
  ids: number[] | null;
  area: Area;
  cells: Cells;
  /** All public companies, and about how many of them match. */
  companies: number;
  expected: number;
  open: OpenFilter | null;
  /** Whether only companies with a point of their own are wanted. */
  isOwn: boolean;
}

interface MatchedCells {
  rows: CellRow[];
  isExact: boolean;
}

/** Returns the cells of an area with companies that match: of all of them or, of many in a large area, of a sample. */
async function readMatches(reader: Reader, request: Matches): Promise<MatchedCells> {
  const { match, ids, area, cells, companies, expected, open, isOwn } = request;
  const parameters = [
    match,
    boxOf(area),
    BITS - cells.level,
    isOwn,
    cells.stored === null,
    open?.bits ?? null,
  ];
  const exactly = async (statement: Statement, values: unknown[]): Promise<MatchedCells> => ({
    rows: await reader.query<CellRow>(statement, values),
    isExact: true,
  });
  if (ids) return exactly(MATCHES_OF_IDS, [ids, ...parameters.slice(1, 5)]);
  if (match && expected <= MATCHES) return exactly(MATCHES_BY_TEXT, [...parameters, null]);
  const inside = totalOf(await readCells(reader, area, cells, 0, isOwn));
  const around = cellsIn(area);
  const expectedInside = (expected * inside) / Math.max(1, companies);
  if (inside <= Math.min(MATCHES, expectedInside)) return exactly(MATCHES_BY_PLACE, parameters);
  if (around && expectedInside <= MATCHES) {
    return exactly(MATCHES_BY_TEXT, match ? [...parameters, around] : [around, ...parameters.slice(1), null]);
  }
  if (inside <= MATCHES) return exactly(MATCHES_BY_PLACE, parameters);
  const share = Math.min(1, SAMPLED / companies, SAMPLED_MATCHES / expected);
  const sample = await reader.query<CellRow>(MATCHES_OF_SAMPLE, [...parameters, 100 * share]);
  return {
    rows: sample.map((row) => ({ ...row, count: Math.round(row.count / share), isSpot: false, ids: [] })),
    isExact: false,
  };
}
