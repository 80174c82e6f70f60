import type { Reader } from '../../lib/sql.ts';
import { categoryLexeme, cityLexemes, type TextQuery } from './build-query.ts';
import {
  allStatement,
  browseStatement,
  CHUNK,
  COUNTED,
  type DocumentOrder,
  FEW,
  fewStatement,
  type WalkFilter,
  walkStatement,
} from './document-statements.ts';
import type { Filters } from './resolve-filters.ts';

export interface Wanted {
  filters: Filters;
  /** Null: a list without text. */
  text: TextQuery | null;
  /** Cities named in the text. */
  near: number[];
  order: DocumentOrder;
  skip: number;
  take: number;
}

export interface Found {
  ids: number[];
  total: number;
  totalIsExact: boolean;
}

/** Rows that a walk may read. */
const BUDGETS = [2_000, 6_000, 20_000, 60_000];
/** A walk needs more rows than the shares promise when its words go together with a low score. */
const MARGIN = 1.5;

/**
 * Two ways, by how many rows to expect (design/SEARCH.md): few matches are fetched by the index on words,
 * counted and ranked; of many, the index of the order is walked, best first, until a page is full.
 */
export async function findDocuments(reader: Reader, wanted: Wanted): Promise<Found> {
  if (wanted.text) return findByText(reader, wanted, wanted.text);
  const { filters, order } = wanted;
  const isNarrow = filters.cityIds !== null || filters.categoryId !== null;
  const hasIndex = !isNarrow || order === 'score';
  return hasIndex && (filters.cityIds?.length ?? 1) === 1 ? browse(reader, wanted) : list(reader, wanted);
}

const filterOf = ({ cityIds, categoryId }: Filters): WalkFilter => {
  if (cityIds?.length === 1) return categoryId === null ? 'city' : 'both';
  return categoryId === null || cityIds ? 'none' : 'category';
};

const shareOf = (filters: Filters): number => filters.categoryShare * filters.cityShare;

function filterLexemes({ cityIds, categoryId }: Filters): string[] {
  return [
    ...(cityIds ? [cityLexemes(cityIds)] : []),
    ...(categoryId === null ? [] : [categoryLexeme(categoryId)]),
  ];
}

async function browse(reader: Reader, wanted: Wanted): Promise<Found> {
  const { filters, order, skip, take } = wanted;
  const expected = filters.companies * shareOf(filters);
  // What is clearly too many is not counted in vain.
  const isCounted = expected < 2 * COUNTED;
  const [row] = await reader.query<{ total: number | null; ids: number[] }>(
    browseStatement(order as 'score', filterOf(filters)),
    [filters.cityIds?.[0] ?? null, filters.categoryId, skip, take, isCounted],
  );
  const total = row?.total ?? null;
  const isExact = total !== null && total <= COUNTED;
  return {
    ids: row?.ids ?? [],
    total: isExact ? total : estimate(expected, COUNTED),
    totalIsExact: isExact,
  };
}

/** A filtered list in an order whose index knows no filters. */
async function list(reader: Reader, wanted: Wanted): Promise<Found> {
  const query: TextQuery = {
    match: filterLexemes(wanted.filters).join(' & '),
    named: '',
    exact: '',
    ranking: '',
    phrase: '',
    share: 1,
    isSingle: true,
  };
  return findByText(reader, { ...wanted, order: wanted.order }, query);
}

async function findByText(reader: Reader, wanted: Wanted, text: TextQuery): Promise<Found> {
  const { filters } = wanted;
  const match = [text.match, ...filterLexemes(filters)].filter((part) => part !== '');
  const query = { ...text, match: [...new Set(match)].join(' & ') };
  const expected = filters.companies * shareOf(filters) * text.share;
  if (expected <= FEW) {
    const few = await fetchFew(reader, wanted, query);
    if (few.total <= FEW) return { ...few, totalIsExact: true };
    return findMany(reader, wanted, query, FEW + 1);
  }
  return findMany(reader, wanted, query, expected);
}

/** Parameters of a statement in this order, up to skip and take. */
function parametersOf({ order, near, skip, take }: Wanted, text: TextQuery): unknown[] {
  return order === 'relevance'
    ? [text.match, text.ranking, text.named, text.exact, text.phrase, near, skip, take]
    : [text.match, skip, take];
}

interface Row {
  total: number;
  ids: number[];
}

async function fetchFew(reader: Reader, wanted: Wanted, text: TextQuery): Promise<Row> {
  const [row] = await reader.query<Row>(fewStatement(wanted.order), parametersOf(wanted, text));
  return row ?? { total: 0, ids: [] };
}

async function findMany(reader: Reader, wanted: Wanted, text: TextQuery, expected: number): Promise<Found> {
  const { filters, order, skip, take } = wanted;
  const isByScore = order === 'relevance' || order === 'score';
  const filter = isByScore ? filterOf(filters) : 'none';
  const rows = filters.companies * (filter === 'none' ? 1 : shareOf(filters));
  const needed = order === 'relevance' ? Math.ceil((skip + take) / CHUNK) * CHUNK : skip + take;
  const far = (MARGIN * needed * rows) / Math.max(1, expected);
  const budget = BUDGETS.find((most) => far <= most);
  if (budget !== undefined && far <= 2 * expected) {
    const walk = await walkFor(reader, wanted, text, { filter, budget, needed, rows });
    if (walk) return walk;
  }
  const [row] = await reader.query<Row>(allStatement(order), [
    ...parametersOf(wanted, text),
    ...(order === 'relevance' ? [needed] : []),
  ]);
  return { ids: row?.ids ?? [], total: row?.total ?? 0, totalIsExact: true };
}

interface Walk {
  filter: WalkFilter;
  budget: number;
  needed: number;
  /** Rows of the index within the filter. */
  rows: number;
}

/** Null when the walk ended before the page was full: the shares had promised too much. */
async function walkFor(
  reader: Reader,
  wanted: Wanted,
  text: TextQuery,
  { filter, budget, needed, rows }: Walk,
): Promise<Found | null> {
  const { filters, order } = wanted;
  const [row] = await reader.query<{
    ids: number[];
    matches: number;
    reached: { matches: number; rows: number | null };
  }>(walkStatement(order, filter, budget), [
    ...parametersOf(wanted, text),
    needed,
    filter === 'none' ? null : (filters.cityIds?.[0] ?? null),
    filter === 'none' ? null : filters.categoryId,
  ]);
  if (!row || row.matches < needed) return null;
  const counted = filters.companies * shareOf(filters) * text.share;
  const seen = (rows * row.reached.matches) / Math.max(1, row.reached.rows ?? 1);
  const isCounted = text.isSingle && (shareOf(filters) === 1 || text.share === 1);
  return { ids: row.ids, total: estimate(isCounted ? counted : seen, FEW), totalIsExact: false };
}

/** Two digits are as much as an estimate knows; never less than what is known to be there. */
function estimate(value: number, atLeast: number): number {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.max(Math.round(value / digits) * digits, atLeast + 1);
}
