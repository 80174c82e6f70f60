import type { Statement } from '../../database/statement.ts';
import { BITS } from './cells.ts';

/** Companies shown alone, at most. */
export const SINGLES = 80;
/** Matches of a text that are read; of more, a sample. */
export const MATCHES = 5_000;

/** Companies of one cell of a shown level, with the middle of their points. */
export interface CellRow {
  x: number;
  y: number;
  count: number;
  placeX: number;
  placeY: number;
  /** The first companies, of matches of a text. */
  ids?: number[];
}

const cells = (counted: string, having = 'sum(companies) > 0'): string => `
  SELECT x, y, sum(companies)::int AS count, sum(sum_x)::float8 / sum(companies) / 2::float8 ^ ${BITS} AS "placeX",
    sum(sum_y)::float8 / sum(companies) / 2::float8 ^ ${BITS} AS "placeY"
  FROM (${counted}) counted GROUP BY x, y HAVING ${having}`;

/**
 * Counted cells, with what is not counted in them yet. $1 stored level, $2 category or 0, $3…$6 first and last x and y in
 * that level, $7 levels between it and the shown one.
 */
export const STORED_CELLS: Statement = {
  name: 'map_stored_cells',
  text: cells(`
    SELECT c.x >> $7 AS x, c.y >> $7 AS y, companies, sum_x, sum_y
    FROM generate_series($3::int, $4::int) AS column_x
    JOIN company_cells c ON c.level = $1 AND c.category_id = $2 AND c.x = column_x AND c.y BETWEEN $5 AND $6
    UNION ALL
    SELECT x >> (${BITS} - $1 + $7), y >> (${BITS} - $1 + $7), sign, sign * x::bigint, sign * y::bigint
    FROM company_cell_changes
    WHERE x >> (${BITS} - $1) BETWEEN $3 AND $4 AND y >> (${BITS} - $1) BETWEEN $5 AND $6
      AND ($2 = 0 OR category_id = $2)`),
};

const POSITION = `floor(place[0] * 2::float8 ^ ${BITS})::bigint AS px, floor(place[1] * 2::float8 ^ ${BITS})::bigint AS py`;

/**
 * Cells of the points themselves: the companies' own, and those that several share, which are counted. $1 bits between
 * a position and the shown level, $2 category or 0, $3…$6 first and last x and y of positions, $7 the area.
 */
export const POINT_CELLS: Statement = {
  name: 'map_point_cells',
  text: cells(`
    SELECT (px >> $1::int)::int AS x, (py >> $1::int)::int AS y, 1 AS companies, px AS sum_x, py AS sum_y
    FROM (
      SELECT ${POSITION} FROM company_points
      WHERE is_public AND exactness = 0 AND place <@ $7::box AND ($2::int = 0 OR category_id = $2)
    ) own
    UNION ALL
    SELECT x >> $1, y >> $1, companies, sum_x, sum_y FROM company_cells
    WHERE level = ${BITS} AND category_id = $2 AND x BETWEEN $3 AND $4 AND y BETWEEN $5 AND $6
    UNION ALL
    SELECT x >> $1, y >> $1, sign, sign * x::bigint, sign * y::bigint FROM company_cell_changes
    WHERE is_shared AND x BETWEEN $3 AND $4 AND y BETWEEN $5 AND $6 AND ($2 = 0 OR category_id = $2)`),
};

/** Matches of a search by cell: $1 tsquery, $2 the area, $3 bits between a position and the shown level. */
const matched = (name: string, from: string, condition = ''): Statement => ({
  name,
  text: `
    SELECT (px >> $3::int)::int AS x, (py >> $3::int)::int AS y, count(*)::int AS count, avg(place[0]) AS "placeX",
      avg(place[1]) AS "placeY", (array_agg(company_id))[1:${SINGLES}] AS ids
    FROM (
      SELECT p.company_id, p.place, ${POSITION} FROM ${from}
      WHERE is_public AND p.place <@ $2::box ${condition}
    ) found GROUP BY 1, 2`,
});

/** By the index of words. */
export const MATCHES_BY_TEXT = matched(
  'map_matches_by_text',
  `search_matching($1::tsquery, NULL, ${MATCHES}) m JOIN company_points p ON p.company_id = m.company_id`,
);
/** By the index of places. */
export const MATCHES_BY_PLACE = matched(
  'map_matches_by_place',
  'company_points p JOIN search_documents d ON d.company_id = p.company_id',
  'AND d.tsv @@ $1::tsquery',
);
/** The companies $1 alone, without a text. */
export const MATCHES_OF_IDS = matched(
  'map_matches_of_ids',
  'company_points p',
  'AND p.company_id = ANY ($1::int[])',
);
/** Of a share of all companies, $4 percent of the table's pages: always the same ones. */
export const MATCHES_OF_SAMPLE = matched(
  'map_matches_of_sample',
  `(SELECT company_id, tsv FROM search_documents TABLESAMPLE SYSTEM ($4::real) REPEATABLE (1)) d
   JOIN company_points p ON p.company_id = d.company_id`,
  'AND d.tsv @@ $1::tsquery',
);

/** The cities whose companies may be in the area $1, and how many they have; at most $2. */
export const CITIES_IN: Statement = {
  name: 'map_cities_in',
  text: `
    SELECT city_id AS id, coalesce(documents, 0) AS documents
    FROM (SELECT city_id FROM city_extents WHERE area && $1::box LIMIT $2) near
    LEFT JOIN search_lexemes ON lexeme = '~m' || city_id`,
};

const SHOWN = `c.id, c.slug, c.name, p.place[0] AS "placeX", p.place[1] AS "placeY", p.exactness AS "pointExactness"`;

/** Public companies in any of the areas $1, of category $2 or all for 0, at most $3. */
export const COMPANIES_IN: Statement = {
  name: 'map_companies_in',
  text: `
    SELECT DISTINCT ON (c.id) ${SHOWN}
    FROM (SELECT text::box AS area FROM unnest($1::text[]) AS text) areas
    CROSS JOIN LATERAL (
      SELECT * FROM company_points
      WHERE is_public AND place <@ area AND ($2::int = 0 OR category_id = $2) LIMIT $3
    ) p
    JOIN companies c ON c.id = p.company_id
    ORDER BY c.id LIMIT $3`,
};

/** Companies by their ids. */
export const COMPANIES_OF: Statement = {
  name: 'map_companies_of',
  text: `
    SELECT ${SHOWN} FROM company_points p JOIN companies c ON c.id = p.company_id
    WHERE p.company_id = ANY ($1::int[]) ORDER BY c.id`,
};
