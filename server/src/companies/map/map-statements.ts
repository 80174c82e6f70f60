import type { Statement } from '../../database/statement.ts';
import { POSITION } from '../points/cell-statements.ts';

/** Companies shown alone, at most. */
export const SINGLES = 80;
/** Matches of a text that are read; of more, a sample. */
export const MATCHES = 2_000;

/**
 * Matches of a search by cell: $1 tsquery, $2 the area, $3 bits between a position and the shown level, $4 whether only
 * points of companies' own count, $5 whether points that several share are cells of their own, $6 bits of the filter
 * "open" or null.
 */
const matched = (name: string, from: string, condition = ''): Statement => ({
  name,
  text: `
    SELECT (px >> $3::int)::int AS x, (py >> $3::int)::int AS y, count(*)::int AS count, avg(place[0]) AS "placeX",
      avg(place[1]) AS "placeY",
      min(px) = max(px) AND min(py) = max(py) AS "isSpot", bool_and(is_rough) AS "isRough", (array_agg(company_id))[1:${SINGLES}] AS ids
    FROM (
      SELECT p.company_id, p.place, p.exactness > 0 AS is_rough, ${POSITION} FROM ${from}
      WHERE is_public AND p.place <@ $2::box AND (p.exactness = 0 OR NOT $4::boolean) ${condition}
    ) found GROUP BY 1, 2, is_rough AND $5::boolean`,
});

const MATCHES_DOCUMENT = `($1::text = '' OR d.tsv @@ nullif($1::text, '')::tsquery)
  AND ($6::bytea IS NULL OR is_open(d.opening_schedule_id, $6))`;

/** One by one: the planner takes any area for small and would read all points. */
const POINT_OF_DOCUMENT = `CROSS JOIN LATERAL (
  SELECT * FROM company_points point WHERE point.company_id = d.company_id OFFSET 0
) p`;

/** By the index of words. $7 query of cells, or null. */
export const MATCHES_BY_TEXT = matched(
  'map_matches_by_text',
  `search_matching_in($1::tsquery, $7::tsquery, NULL, ${2 * MATCHES}, $6::bytea) d ${POINT_OF_DOCUMENT}`,
);
/** By the index of places. */
export const MATCHES_BY_PLACE = matched(
  'map_matches_by_place',
  'company_points p JOIN search_documents d ON d.company_id = p.company_id',
  `AND ${MATCHES_DOCUMENT}`,
);
/** The companies $1 alone, without a text. */
export const MATCHES_OF_IDS = matched(
  'map_matches_of_ids',
  'company_points p',
  'AND p.company_id = ANY ($1::int[])',
);
/** Of a share of all companies, $7 percent of the table's pages: always the same ones. */
export const MATCHES_OF_SAMPLE = matched(
  'map_matches_of_sample',
  `(SELECT company_id FROM search_documents d TABLESAMPLE SYSTEM ($7::real) REPEATABLE (1) WHERE ${MATCHES_DOCUMENT}) d
   ${POINT_OF_DOCUMENT}`,
);

const SHOWN = `c.id, c.slug, c.name, p.place[0] AS "placeX", p.place[1] AS "placeY", p.exactness AS "pointExactness"`;

/** Public companies in any of the areas $1, of category $2 or all for 0, at most $3; $4 as above. */
export const COMPANIES_IN: Statement = {
  name: 'map_companies_in',
  text: `
    SELECT DISTINCT ON (c.id) ${SHOWN}
    FROM (SELECT text::box AS area FROM unnest($1::text[]) AS text) areas
    CROSS JOIN LATERAL (
      SELECT * FROM company_points
      WHERE is_public AND place <@ area AND ($2::int = 0 OR category_id = $2)
        AND (exactness = 0 OR NOT $4::boolean) LIMIT $3
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
