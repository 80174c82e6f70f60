import type { Statement } from '../../database/statement.ts';
import { BITS } from './cells.ts';

/** Companies of one cell of a shown level, with the middle of their points. */
export interface CellRow {
  x: number;
  y: number;
  count: number;
  placeX: number;
  placeY: number;
  /** Whether all have the same point, so that no zoom parts them. */
  isSpot: boolean;
  /** Whether no company of it has a point of its own. */
  isRough: boolean;
  /** The first companies, of matches of a text. */
  ids?: number[];
}

const cells = (counted: string, isSpot: string, isRough: string, group = 'x, y'): string => `
  SELECT x, y, sum(companies)::int AS count, sum(sum_x)::float8 / sum(companies) / 2::float8 ^ ${BITS} AS "placeX",
    sum(sum_y)::float8 / sum(companies) / 2::float8 ^ ${BITS} AS "placeY", ${isSpot} AS "isSpot",
    ${isRough} AS "isRough"
  FROM (${counted}) counted GROUP BY ${group} HAVING sum(companies) > 0`;

/** Whether several share the point where all of a counted cell would be if they were together. */
const IS_SHARED_POINT = `EXISTS (
  SELECT FROM company_cells shared WHERE shared.level = ${BITS} AND shared.category_id = $2
    AND shared.x = (sum(counted.sum_x) / sum(counted.companies))::bigint
    AND shared.y = (sum(counted.sum_y) / sum(counted.companies))::bigint AND shared.companies = sum(counted.companies)
)`;

/**
 * Counted cells, with what is not counted in them yet. $1 stored level, $2 category or 0, $3…$6 first and last x and y in
 * that level, $7 levels between it and the shown one, $8 whether points that several share are left out.
 */
export const STORED_CELLS: Statement = {
  name: 'map_stored_cells',
  text: cells(
    `
    SELECT c.x >> $7 AS x, c.y >> $7 AS y, companies, sum_x, sum_y
    FROM generate_series($3::int, $4::int) AS column_x
    CROSS JOIN LATERAL (
      SELECT * FROM company_cells WHERE level = $1 AND category_id = $2 AND x = column_x AND y BETWEEN $5 AND $6 OFFSET 0
    ) c
    UNION ALL
    SELECT x >> (${BITS} - $1 + $7), y >> (${BITS} - $1 + $7), -companies, -sum_x, -sum_y FROM company_cells
    WHERE $8::boolean AND level = ${BITS} AND category_id = $2
      AND x >= $3::bigint << (${BITS} - $1) AND x < ($4::bigint + 1) << (${BITS} - $1)
      AND y >= $5::bigint << (${BITS} - $1) AND y < ($6::bigint + 1) << (${BITS} - $1)
    UNION ALL
    SELECT x >> (${BITS} - $1 + $7), y >> (${BITS} - $1 + $7), sign, sign * x::bigint, sign * y::bigint
    FROM company_cell_changes
    WHERE x >> (${BITS} - $1) BETWEEN $3 AND $4 AND y >> (${BITS} - $1) BETWEEN $5 AND $6
      AND ($2 = 0 OR category_id = $2) AND NOT ($8 AND is_shared)`,
    IS_SHARED_POINT,
    IS_SHARED_POINT,
  ),
};

export const POSITION = `floor(place[0] * 2::float8 ^ ${BITS})::bigint AS px, floor(place[1] * 2::float8 ^ ${BITS})::bigint AS py`;

/**
 * Cells of the points themselves: the companies' own, and those that several share, which are counted. $1 bits between
 * a position and the shown level, $2 category or 0, $3…$6 first and last x and y of positions, $7 the area, $8 whether
 * points that several share are left out. These are cells of their own.
 */
export const POINT_CELLS: Statement = {
  name: 'map_point_cells',
  text: cells(
    `
    SELECT (px >> $1::int)::int AS x, (py >> $1::int)::int AS y, 1 AS companies, px AS sum_x, py AS sum_y,
      false AS is_shared
    FROM (
      SELECT ${POSITION} FROM company_points
      WHERE is_public AND exactness = 0 AND place <@ $7::box AND ($2::int = 0 OR category_id = $2)
    ) own
    UNION ALL
    SELECT x >> $1, y >> $1, companies, sum_x, sum_y, true FROM company_cells
    WHERE NOT $8::boolean AND companies > 0 AND level = ${BITS} AND category_id = $2 AND x BETWEEN $3 AND $4 AND y BETWEEN $5 AND $6
    UNION ALL
    SELECT x >> $1, y >> $1, sign, sign * x::bigint, sign * y::bigint, true FROM company_cell_changes
    WHERE NOT $8 AND is_shared AND x BETWEEN $3 AND $4 AND y BETWEEN $5 AND $6 AND ($2 = 0 OR category_id = $2)`,
    'min(sum_x / companies) = max(sum_x / companies) AND min(sum_y / companies) = max(sum_y / companies)',
    'is_shared',
    'x, y, is_shared',
  ),
};
