import type { Statement } from '../../database/statement.ts';
import { ANY_METRES } from './area/area.ts';
import { type DocumentOrder, FEW, ORDERS } from './document-statements.ts';
import { CHUNK, RELEVANCE } from './order-by-relevance.ts';

/** As `DocumentOrder`, or the nearest first. */
export type AreaOrder = DocumentOrder | 'distance';

const ALL = 2_147_483_647;
/** Of few matches, those that are ranked by text. */
const RANKED = 400;
/** The equator in metres. */
const EQUATOR = 40_030_228.9;

/**
 * The metres between the places p.place and $3: a Mercator distance is longer by the latitude. Exact to 0.03 % at 500 km,
 * and far better below.
 */
const METRES = `(p.place <-> $3::point) * ${EQUATOR} / cosh(2 * pi() * (0.5 - (p.place[1] + ($3::point)[1]) / 2))`;
/** Only a company's own point is in a circle: the middle of its city says nothing of how far it is. */
const IS_OWN = `(p.exactness = 0 OR $4::float8 >= ${ANY_METRES})`;
/** $2 the area, $3 and $4 the middle and radius in metres of a circle. */
const INSIDE = `p.place <@ $2::box AND ${IS_OWN} AND ${METRES} <= $4::float8`;
const NEAREST = 'exactness > 0, metres, score DESC, company_id DESC';

/**
 * Parameters of all statements: $1 match, empty for all; $2 area, $3 middle, $4 radius in metres, $5 skip, $6 take, $7 bits of
 * the filter "open" or null; then those of relevance, moved behind them; then the statement's own.
 */
const moved = (sql: string): string =>
  sql.replace(/\$([2-6])/g, (_, number: string) => `$${Number(number) + 6}`);
const OWN = (order: AreaOrder) => (order === 'relevance' ? '$13' : '$8');
const RANKING = moved(RELEVANCE);
/** A null needs a type where nothing is ranked. */
const IN_NAME = (order: AreaOrder) => (order === 'relevance' ? '$9::tsquery' : 'NULL::tsquery');

const orderOf = (order: AreaOrder): string =>
  order === 'distance' ? NEAREST : order === 'relevance' ? ORDERS.score : ORDERS[order];

const MATCHES = `($1::text = '' OR tsv @@ nullif($1::text, '')::tsquery)
  AND ($7::bytea IS NULL OR is_open(opening_schedule_id, $7))`;

/** Returns the statement that filters and orders few candidates; `total` is that of those inside. */
const listed = (name: string, order: AreaOrder, candidates: string): Statement => ({
  name: `${name}_${order}`,
  text: `
    WITH candidates AS MATERIALIZED (${candidates}), found AS MATERIALIZED (
      SELECT c.*, exactness, ${METRES} AS metres FROM candidates c
      CROSS JOIN LATERAL (SELECT place, exactness FROM company_points p WHERE p.company_id = c.company_id OFFSET 0) p WHERE ${INSIDE}
    )${
      order === 'relevance'
        ? `, best AS MATERIALIZED (
      SELECT company_id FROM found ORDER BY name_key = $11 DESC, is_named DESC, ${ORDERS.score} LIMIT ${RANKED}
    )`
        : ''
    }
    SELECT (SELECT count(*)::int FROM candidates) AS candidates, (SELECT count(*)::int FROM found) AS total,
      ARRAY(${
        order === 'relevance'
          ? `SELECT company_id FROM best JOIN search_documents USING (company_id) ORDER BY ${RANKING}`
          : `SELECT company_id FROM found ORDER BY ${orderOf(order)}`
      } OFFSET $5 LIMIT $6) AS ids`,
});

/** Matches of a text, by the index of words: `FEW + 1` at most, or all. The last parameter is the query of cells, or null. */
export const matchesStatement = (order: AreaOrder, most: 'few' | 'all'): Statement =>
  listed(
    `search_area_${most}`,
    order,
    `SELECT company_id, score, rating, created_at, name_key, is_named
     FROM search_matching_in($1::tsquery, ${OWN(order)}::tsquery, ${IN_NAME(order)}, ${most === 'few' ? FEW + 1 : ALL}, $7::bytea)`,
  );

/** Few companies of an area, by the index of places. */
export const insideStatement = (order: AreaOrder): Statement =>
  listed(
    'search_area_inside',
    order,
    `SELECT d.company_id, score, rating, created_at, name_key, tsv @@ ${IN_NAME(order)} AS is_named
     FROM (SELECT company_id FROM company_points p WHERE is_public AND ${INSIDE} LIMIT ${2 * FEW}) inside
     CROSS JOIN LATERAL (SELECT * FROM search_documents d WHERE d.company_id = inside.company_id OFFSET 0) d
     WHERE ${MATCHES}`,
  );

/**
 * Returns the statement that goes through at most `budget` companies, the nearest first, until enough match: $8 how many.
 * Behind all with a point of their own come the others, by the middle of their neighbourhood or city. Without a text $9 is a
 * category, or 0, and the documents are not read.
 */
export function nearestStatement(isRead: boolean, budget: number): Statement {
  const scanned = (points: string) => `
      SELECT company_id, ${METRES} AS metres, row_number() OVER () AS position
      FROM (
        SELECT company_id, place FROM company_points
        WHERE is_public AND ${points} AND place <@ $2::box ${isRead ? '' : 'AND ($9::int = 0 OR category_id = $9)'}
        ORDER BY place <-> $3::point LIMIT ${budget}
      ) p WHERE ${METRES} <= $4::float8`;
  const matching = (scan: string, isRough: boolean) => `
      SELECT scan.*, ${isRough} AS is_rough FROM ${scan} scan ${
        isRead
          ? `CROSS JOIN LATERAL (
        SELECT tsv, opening_schedule_id FROM search_documents d WHERE d.company_id = scan.company_id OFFSET 0
      ) d WHERE ${MATCHES}`
          : `WHERE $1::text IS NOT NULL AND $7::bytea IS NULL`
      }`;
  return {
    name: `search_nearest_${isRead ? 'read' : 'all'}_${budget}`,
    text: `
    WITH own AS MATERIALIZED (${scanned('exactness = 0')}),
    -- Only where none of the others is left.
    rough AS MATERIALIZED (${scanned(
      `exactness > 0 AND $4::float8 >= ${ANY_METRES} AND (SELECT count(*) FROM own) < ${budget}`,
    )}),
    found AS MATERIALIZED (
      (${matching('own', false)} LIMIT $8) UNION ALL (${matching('rough', true)} LIMIT $8)
      LIMIT $8
    )
    SELECT greatest((SELECT count(*) FROM own), (SELECT count(*) FROM rough))::int AS scanned,
      (SELECT count(*)::int FROM found) AS matches,
      (SELECT max(CASE WHEN is_rough THEN position + (SELECT count(*) FROM own) ELSE position END)::int FROM found) AS reached,
      ARRAY(SELECT company_id FROM found ORDER BY is_rough, metres, position OFFSET $5 LIMIT $6) AS ids`,
  };
}

/**
 * Returns the statement that goes through at most `budget` companies in an index's order until enough are inside and match:
 * The last parameter is how many. By relevance those that come together are ranked by text.
 */
export function orderedStatement(order: DocumentOrder, budget: number): Statement {
  const isRanked = order === 'relevance';
  const by = ORDERS[isRanked ? 'score' : order];
  return {
    name: `search_area_ordered_${order}_${budget}`,
    text: `
    WITH found AS MATERIALIZED (
      SELECT scan.company_id, position, row_number() OVER (ORDER BY position) AS number FROM (
        SELECT company_id, tsv, opening_schedule_id, row_number() OVER (ORDER BY ${by}) AS position
        FROM search_documents ORDER BY ${by} LIMIT ${budget}
      ) scan
      CROSS JOIN LATERAL (SELECT place, exactness FROM company_points p WHERE p.company_id = scan.company_id OFFSET 0) p
      WHERE ${MATCHES} AND ${INSIDE} LIMIT ${OWN(order)}
    )
    SELECT (SELECT count(*)::int FROM found) AS matches, (SELECT max(position)::int FROM found) AS reached,
      ARRAY(SELECT company_id FROM found ${
        isRanked
          ? `JOIN search_documents USING (company_id) ORDER BY (number - 1) / ${CHUNK}, ${RANKING}`
          : 'ORDER BY position'
      } OFFSET $5 LIMIT $6) AS ids`,
  };
}
