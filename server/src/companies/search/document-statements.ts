import type { Statement } from '../../database/statement.ts';
import { CHUNK, CHUNK_OF_FEW, COLUMNS, inChunks, namesFirst, RELEVANCE } from './order-by-relevance.ts';
import type { CompanyOrder } from './search.types.ts';

/** `score` is the order by relevance of a list without text. */
export type DocumentOrder = Exclude<`${CompanyOrder}`, 'distance'> | 'score';
/** The orders of an index. */
type IndexOrder = Exclude<DocumentOrder, 'relevance'>;

/** The filters of an index scan by score; the other orders have only an index over everything. */
export type ScanFilter = 'none' | 'city' | 'category' | 'both';

/** Up to this many matches are fetched, counted and ranked together. */
export const FEW = 3_000;
/** Up to this many companies of a list without text are counted. */
export const COUNTED = 10_000;
/** Of few matches, those that are ranked: the ones with the words in their name first. */
const RANKED = 400;

const BY_SCORE = 'score DESC, company_id DESC';
export const ORDERS: Record<IndexOrder, string> = {
  score: BY_SCORE,
  rating: 'rating DESC, company_id DESC',
  newest: 'created_at DESC, company_id DESC',
  name: 'name_key, company_id',
};

/** How many companies pass the filter "open", where there is one: of few the index alone is scanned. */
export type OpenShare = 'all' | 'many' | 'few';

/** Returns how many matches are ranked together. */
export const chunkOf = (open: OpenShare): number => (open === 'few' ? CHUNK_OF_FEW : CHUNK);

/** Returns the name of a statement with the filter "open", whose bits are its last parameter. */
const named = (name: string, isOpen: boolean): string => (isOpen ? `${name}_open` : name);
const openFilter = (isOpen: boolean, bits: string): string =>
  isOpen ? ` AND is_open(opening_schedule_id, ${bits}::bytea)` : '';

/** Returns the search of documents by the index on words. */
const matching = (inName: string, most: number, bits: string | null): string =>
  bits === null
    ? `search_matching($1::tsquery, ${inName}, ${most})`
    : `search_matching_open($1::tsquery, ${inName}, ${most}, ${bits}::bytea)`;

/** Returns the filter as SQL. It mentions every parameter, so that PostgreSQL knows its type. */
function filterOf(filter: ScanFilter, city: string, category: string): string {
  const isCity = filter === 'city' || filter === 'both';
  const isCategory = filter === 'category' || filter === 'both';
  return `${isCity ? `city_id = ${city}` : `${city}::int IS NULL`}
    AND ${isCategory ? `category_id = ${category}` : `${category}::int IS NULL`}`;
}

/**
 * Returns the statement of ids and total, which is FEW + 1 when there are more. $1 match, $2…$6 as RELEVANCE, $7 skip,
 * $8 take.
 */
export const fewStatement = (order: DocumentOrder, isOpen: boolean): Statement =>
  order === 'relevance'
    ? {
        name: named('search_few_relevance', isOpen),
        text: `
          WITH found AS MATERIALIZED (
            SELECT company_id, score, is_named, name_key = $5 AS is_it FROM ${matching('$3::tsquery', FEW + 1, isOpen ? '$9' : null)}
          ), best AS MATERIALIZED (
            SELECT company_id FROM found ORDER BY is_it DESC, is_named DESC, ${BY_SCORE} LIMIT ${RANKED}
          )
          SELECT (SELECT count(*)::int FROM found) AS total,
            ARRAY(SELECT company_id FROM best JOIN search_documents USING (company_id)
              ORDER BY ${RELEVANCE} OFFSET $7 LIMIT $8) AS ids`,
      }
    : inOrder(`search_few_${order}`, order, FEW + 1, isOpen);

const ALL = 2_147_483_647;

/**
 * Returns the statement of every match, in the order of an index scan. Parameters as for `few`, and $9 how many by
 * score.
 */
export const allStatement = (order: DocumentOrder, open: OpenShare): Statement =>
  order === 'relevance'
    ? {
        name: `search_all_relevance_${open}`,
        text: `
          WITH every AS MATERIALIZED (
            SELECT company_id, score FROM ${matching('NULL', ALL, open !== 'all' ? '$10' : null)}
          ), best AS MATERIALIZED (
            SELECT company_id, row_number() OVER (ORDER BY ${BY_SCORE}) AS number
            FROM (SELECT * FROM every ORDER BY ${BY_SCORE} LIMIT $9) firsts
          ), found AS MATERIALIZED (
            SELECT ${COLUMNS}, number FROM best JOIN search_documents USING (company_id)
          ), ${namesFirst(openFilter(open !== 'all', '$10'))}
          SELECT (SELECT count(*)::int FROM every) AS total, ${inChunks(chunkOf(open))} AS ids`,
      }
    : inOrder(`search_all_${order}`, order, ALL, open !== 'all');

/** Returns the statement of matches in an index's order. $1 match, $2 skip, $3 take. */
function inOrder(name: string, order: IndexOrder, most: number, isOpen: boolean): Statement {
  return {
    name: named(name, isOpen),
    text: `
      WITH found AS MATERIALIZED (
        SELECT company_id, score, rating, created_at, name_key
        FROM ${matching('NULL', most, isOpen ? '$4' : null)}
      )
      SELECT (SELECT count(*)::int FROM found) AS total,
        ARRAY(SELECT company_id FROM found ORDER BY ${ORDERS[order]} OFFSET $2 LIMIT $3) AS ids`,
  };
}

/**
 * Returns the SQL of the first rows of an index, with their position. The limit is a literal: a generic plan would sort the
 * whole table. Only the indexes by score know who is open.
 */
function firstRows(order: IndexOrder, filter: string, most: number, open: OpenShare): string {
  const rows = (columns: string) => `
    SELECT ${columns}, row_number() OVER (ORDER BY ${ORDERS[order]}) AS position
    FROM search_documents WHERE ${filter} ORDER BY ${ORDERS[order]} LIMIT ${most}`;
  return order === 'score' && open === 'few'
    ? `SELECT d.*, position FROM (${rows('company_id')}) entries CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM search_documents one WHERE one.company_id = entries.company_id OFFSET 0) d`
    : rows(COLUMNS);
}

/**
 * Returns the statement that scans an index, best first, through at most `budget` rows until enough match. Parameters
 * as for `few`, then $9 how many, $10 city and $11 category of the filter (relevance), or $4 how many, $5 and $6
 * (others). `reached` is how many rows the first matches took, for an estimate.
 */
export function scanStatement(
  order: DocumentOrder,
  filter: ScanFilter,
  budget: number,
  open: OpenShare,
): Statement {
  const isOpen = open !== 'all';
  const name = `search_scan_${order}_${filter}_${budget}_${open}`;
  const reached = `(SELECT json_build_object('matches', count(*), 'rows', max(position))
    FROM (SELECT position FROM found ORDER BY position LIMIT ${chunkOf(open)}) firsts) AS reached,
    (SELECT count(*)::int FROM found) AS matches`;
  if (order === 'relevance') {
    const rows = firstRows('score', filterOf(filter, '$10', '$11') + openFilter(isOpen, '$12'), budget, open);
    return {
      name,
      text: `
        WITH found AS MATERIALIZED (
          SELECT *, row_number() OVER (ORDER BY position) AS number
          FROM (SELECT * FROM (${rows}) scan WHERE tsv @@ $1::tsquery LIMIT $9) firsts
        ), ${namesFirst(openFilter(isOpen, '$12'))}
        SELECT ${reached}, ${inChunks(chunkOf(open))} AS ids`,
    };
  }
  const rows = firstRows(order, filterOf(filter, '$5', '$6') + openFilter(isOpen, '$7'), budget, open);
  return {
    name,
    text: `
      WITH found AS MATERIALIZED (SELECT * FROM (${rows}) scan WHERE tsv @@ $1::tsquery LIMIT $4)
      SELECT ${reached}, ARRAY(SELECT company_id FROM found ORDER BY position OFFSET $2 LIMIT $3) AS ids`,
  };
}

/**
 * Returns the statement that counts matches in the first `rows` by score. $1 match, $2 city, $3 category of the filter.
 */
export const probeStatement = (filter: ScanFilter, rows: number, open: OpenShare): Statement => ({
  name: `search_probe_${filter}_${rows}_${open}`,
  text: `
    SELECT count(*)::int AS matches FROM (
      ${firstRows('score', filterOf(filter, '$2', '$3') + openFilter(open !== 'all', '$4'), rows, open)}
    ) firsts WHERE tsv @@ $1::tsquery`,
});

/** Companies among which the share of open ones is counted. */
const SAMPLED = 2_000;

/**
 * Returns the statement of a list without text. $1 city, $2 category, $3 skip, $4 take, $5 whether to count; else with the filter
 * "open" `openShare` is that of the first ones.
 */
export const browseStatement = (order: IndexOrder, filter: ScanFilter, isOpen: boolean): Statement => ({
  name: named(`search_browse_${order}_${filter}`, isOpen),
  text: `
    SELECT CASE WHEN $5 THEN (SELECT count(*)::int FROM (
        SELECT FROM search_documents WHERE ${filterOf(filter, '$1', '$2')}${openFilter(isOpen, '$6')} LIMIT ${COUNTED + 1}
      ) counted) END AS total,
      ${
        isOpen
          ? `CASE WHEN NOT $5 THEN (
              SELECT (count(*) FILTER (WHERE is_open(opening_schedule_id, $6)))::float8 / greatest(count(*), 1) FROM (
                SELECT opening_schedule_id FROM search_documents WHERE ${filterOf(filter, '$1', '$2')}
                ORDER BY ${BY_SCORE} LIMIT ${SAMPLED}) firsts) END`
          : 'NULL'
      } AS "openShare",
      ARRAY(SELECT company_id FROM search_documents WHERE ${filterOf(filter, '$1', '$2')}${openFilter(isOpen, '$6')}
        ORDER BY ${ORDERS[order]} OFFSET $3 LIMIT $4) AS ids`,
});
