import { oneRow, type Reader } from '../../database/statement.ts';
import type { OpenFilter } from '../opening/open-schedules.ts';
import { filterLexemes } from './build-query.ts';
import {
  allStatement,
  browseStatement,
  COUNTED,
  chunkOf,
  FEW,
  fewStatement,
  type OpenShare,
  probeStatement,
  scanStatement,
} from './document-statements.ts';
import { type DocumentRequest, expect, isByScore, type Scope, scopeOf } from './estimate-matches.ts';

export interface FoundDocuments {
  /** The page, in order. */
  ids: number[];
  total: number;
  totalIsExact: boolean;
}

interface Row {
  total: number;
  ids: number[];
}

/** Rows that an index scan may read. */
const BUDGETS = [2_000, 6_000, 20_000, 60_000];
/** Costs of a scan for open companies, in rows: looking one up, a closed one, and how many entries cost as much. */
const LOOKED_UP = 1.5;
const CLOSED = 0.4;
const ENTRIES = 20;
/** An index scan needs more rows than expected when its words correlate with a low score. */
const MARGIN = 1.5;
/** Rows that a quick search may read: the words of a name may be frequent in addresses, which the index cannot tell apart. */
const QUICK_BUDGET = 800;

/**
 * Finds a page of documents. Few expected matches are fetched by the index on words, counted and ranked; for many, the
 * index of the order is scanned, best first, until a page is full.
 */
export async function findDocuments(reader: Reader, request: DocumentRequest): Promise<FoundDocuments> {
  const { filters, order, text } = request;
  const isNarrow = filters.cityIds !== null || filters.categoryId !== null;
  const hasIndex =
    filters.exceptCityIds === undefined &&
    filters.kindId === null &&
    filters.attributeIds.length === 0 &&
    (!isNarrow || order === 'score') &&
    (filters.cityIds?.length ?? 1) === 1;
  if (!text && hasIndex) return browse(reader, request);
  const match = [...(text ? [text.match] : []), ...filterLexemes(filters)].join(' & ');
  const scope = scopeOf(request);
  if (scope.most <= (request.isQuick ? QUICK_BUDGET : FEW)) return findFew(reader, request, match, scope);
  if (request.isQuick) return findMany(reader, request, match, scope);
  const { isMany, expected } = await expectMatches(reader, match, scope, filters.open);
  return isMany
    ? findMany(reader, request, match, { ...scope, expected })
    : findFew(reader, request, match, { ...scope, expected });
}

/**
 * Estimates the matches. Words are seldom independent: where counts do not give the number, probes the first rows by
 * score. The result is the same for every page, so that the order is stable.
 */
async function expectMatches(reader: Reader, match: string, scope: Scope, open: OpenFilter | null) {
  const counted = scope.expected;
  if (!scope.isGuess) return { isMany: counted > FEW, expected: counted };
  const { probed, isMany, expected } = expect(scope);
  const [row] = await reader.query<{ matches: number }>(probeStatement(scope.filter, probed, shareOf(open)), [
    match,
    scope.cityId,
    scope.categoryId,
    ...bitsOf(open),
  ]);
  const matches = row?.matches ?? 0;
  return { isMany: isMany(matches), expected: expected(matches) };
}

interface BrowseRow {
  total: number | null;
  openShare: number | null;
  ids: number[];
}

async function browse(reader: Reader, request: DocumentRequest): Promise<FoundDocuments> {
  const { filters, order, skip, take } = request;
  const { filter, expected, cityId, categoryId } = scopeOf(request);
  const { open } = filters;
  // Skips the count when it would exceed the limit.
  const isToCount = expected < 2 * COUNTED || filters.companies === 0;
  const { total, openShare, ids } = await oneRow<BrowseRow>(
    reader,
    browseStatement(order as 'score', filter, open !== null),
    [cityId, categoryId, skip, take, isToCount, ...bitsOf(open)],
  );
  if (total !== null && total <= COUNTED) return { ids, total, totalIsExact: true };
  const readCount = skip + ids.length;
  if (ids.length < take && (ids.length > 0 || skip === 0))
    return { ids, total: readCount, totalIsExact: true };
  const estimate = openShare === null ? expected : expected * openShare;
  return {
    ids,
    total: roundEstimate(estimate, openShare === null ? COUNTED : readCount),
    totalIsExact: false,
  };
}

const bitsOf = (open: OpenFilter | null): Buffer[] => (open ? [open.bits] : []);

/** Where fewer are open, an entry of the index and a look-up of each open company cost less than every row. */
const FEW_OPEN = 0.25;
const shareOf = (open: OpenFilter | null): OpenShare =>
  open === null ? 'all' : open.share < FEW_OPEN ? 'few' : 'many';

/** Returns a statement's parameters up to skip and take. */
function parametersOf({ order, city, skip, take, text }: DocumentRequest, match: string): unknown[] {
  return order === 'relevance'
    ? [match, text?.ranking, text?.foremost, text?.exact, text?.phrase, city?.ids ?? [], skip, take]
    : [match, skip, take];
}

async function findFew(
  reader: Reader,
  request: DocumentRequest,
  match: string,
  scope: Scope,
): Promise<FoundDocuments> {
  const { open } = request.filters;
  const [row] = await reader.query<Row>(fewStatement(request.order, open !== null), [
    ...parametersOf(request, match),
    ...bitsOf(open),
  ]);
  const { ids, total } = row ?? { ids: [], total: 0 };
  if (total <= FEW) return { ids, total, totalIsExact: true };
  return findMany(reader, request, match, { ...scope, expected: Math.max(scope.expected, FEW + 1) });
}

async function findMany(
  reader: Reader,
  request: DocumentRequest,
  match: string,
  scope: Scope,
): Promise<FoundDocuments> {
  const { order, skip, take } = request;
  // A page may be full already with the results of an earlier step: the total counts all the same.
  const last = Math.max(1, skip + take);
  const { open } = request.filters;
  const chunk = chunkOf(shareOf(open));
  const needed = order === 'relevance' ? Math.ceil(last / chunk) * chunk : last;
  const far = (MARGIN * needed * scope.rows) / scope.expected;
  const budget = BUDGETS.find((most) => far <= most);
  if (request.isQuick) {
    const scan = await scanIndex(reader, request, match, scope, { needed, budget: QUICK_BUDGET });
    return scan ?? { ids: [], total: 0, totalIsExact: true };
  }
  const passed = far / scope.openShare;
  const read =
    shareOf(open) === 'few' && isByScore(order)
      ? LOOKED_UP * far + passed / ENTRIES
      : far + CLOSED * (passed - far);
  if (budget !== undefined && read <= 2 * scope.expected) {
    const scan = await scanIndex(reader, request, match, scope, { needed, budget });
    if (scan) return scan;
  }
  const [row] = await reader.query<Row>(allStatement(order, shareOf(open)), [
    ...parametersOf(request, match),
    ...(order === 'relevance' ? [needed] : []),
    ...bitsOf(open),
  ]);
  return { ids: row?.ids ?? [], total: row?.total ?? 0, totalIsExact: true };
}

interface ScanRow {
  ids: number[];
  matches: number;
  reached: { matches: number; rows: number | null };
}

/** Returns null when the index scan ended before the page was full. */
async function scanIndex(
  reader: Reader,
  request: DocumentRequest,
  match: string,
  scope: Scope,
  { needed, budget }: { needed: number; budget: number },
): Promise<FoundDocuments | null> {
  const { open } = request.filters;
  const [row] = await reader.query<ScanRow>(
    scanStatement(request.order, scope.filter, budget, shareOf(open)),
    [...parametersOf(request, match), needed, scope.cityId, scope.categoryId, ...bitsOf(open)],
  );
  if (!row || (row.matches < needed && !(request.isQuick && row.ids.length > 0))) return null;
  const expectedMatches = (scope.rows * row.reached.matches) / Math.max(1, row.reached.rows ?? 1);
  // Fewer than that in all would have been fetched together.
  const estimate = scope.openShare * Math.max(scope.isCounted ? scope.expected : expectedMatches, FEW);
  const total = roundEstimate(estimate, open ? row.matches : FEW);
  return { ids: row.ids, total, totalIsExact: false };
}

/** Returns an estimated total rounded to two digits ('about 12.000'), always more than the `counted` known to exist. */
export function roundEstimate(value: number, counted: number): number {
  const lowest = Math.max(value, counted + 1);
  const digits = 10 ** (Math.floor(Math.log10(lowest)) - 1);
  const rounded = Math.round(lowest / digits) * digits;
  return rounded > counted ? rounded : rounded + digits;
}
