import { SqlMigration } from '../../sql-migration.ts';

/** The zoom levels whose cells are counted, as in companies/map/cells.ts, and the bits of a position. */
const LEVELS = [7, 9, 11, 13, 15];
const BITS = 31;

/** Whether the columns from which a point follows differ. */
const PLACED = 'latitude longitude city_id category_id address is_active is_approved'.split(' ');
const of = (row: string) => PLACED.map((column) => `${row}.${column}`).join(', ');

/**
 * Where each company is, and how many are in each cell of the map (docs/explanation/decisions/041-points-and-cells.md).
 * Points are Mercator coordinates from 0 to 1: that projection enlarges alike in all directions, so the nearest by
 * `<->` are the nearest in fact.
 */
export class CompanyPoints1796000000120 extends SqlMigration {
  protected readonly sql = `
    CREATE FUNCTION map_point(latitude float8, longitude float8) RETURNS point
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT point((longitude + 180) / 360, 0.5 - ln(tan(pi() / 4 + radians(latitude) / 2)) / (2 * pi()))
    $$;
    CREATE FUNCTION latitude_of(place point) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT degrees(2 * atan(exp((0.5 - place[1]) * 2 * pi()))) - 90
    $$;
    CREATE FUNCTION longitude_of(place point) RETURNS float8 LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT place[0] * 360 - 180
    $$;
    -- Metres on the sphere, by haversine.
    CREATE FUNCTION metres_between(one point, other point) RETURNS float8
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT 2 * 6371008.8 * asin(least(1, sqrt(
        sin(radians(latitude_of(one) - latitude_of(other)) / 2) ^ 2
        + cos(radians(latitude_of(one))) * cos(radians(latitude_of(other))) * sin(pi() * (one[0] - other[0])) ^ 2)))
    $$;

    -- 'exactness': 0 the company's own point, 1 the middle of its neighbourhood, 2 the centre of its city.
    CREATE TABLE company_points (
      company_id integer PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
      place point NOT NULL,
      exactness smallint NOT NULL,
      is_public boolean NOT NULL,
      city_id integer NOT NULL,
      category_id integer NOT NULL,
      neighbourhood text COLLATE "C"
    );
    -- The middle of the public companies' own points in a neighbourhood; 'key' is its normalized name.
    CREATE TABLE neighbourhood_points (
      city_id integer NOT NULL REFERENCES cities (id) ON DELETE CASCADE,
      key text COLLATE "C" NOT NULL,
      place point NOT NULL,
      PRIMARY KEY (city_id, key)
    );
    -- Neighbourhoods whose middle has to be found again.
    CREATE TABLE neighbourhood_changes (city_id integer NOT NULL, key text COLLATE "C" NOT NULL);

    -- Holds the points of all public companies of a city; never shrinks.
    CREATE TABLE city_extents (
      city_id integer PRIMARY KEY REFERENCES cities (id) ON DELETE CASCADE,
      area box NOT NULL
    );

    -- Public companies in a cell of the map, x and y at the level's 2^level cells a side, with the sums of their
    -- positions in 2^-${BITS}. Category 0 counts all. Level ${BITS} has only the points that several companies share, those
    -- of neighbourhoods and cities.
    CREATE TABLE company_cells (
      level smallint NOT NULL,
      category_id integer NOT NULL,
      x integer NOT NULL,
      y integer NOT NULL,
      companies integer NOT NULL,
      sum_x bigint NOT NULL,
      sum_y bigint NOT NULL,
      PRIMARY KEY (level, category_id, x, y)
    );
    -- Not counted in the cells yet: added (1) and removed (-1) companies. Each writer adds rows of its own, so writers
    -- never wait for each other.
    CREATE TABLE company_cell_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      city_id integer NOT NULL,
      x integer NOT NULL,
      y integer NOT NULL,
      category_id integer NOT NULL,
      is_shared boolean NOT NULL,
      sign smallint NOT NULL
    );

    -- The points of these companies, as their columns say; of all for null.
    CREATE FUNCTION points_of(ids integer[]) RETURNS SETOF company_points LANGUAGE sql STABLE AS $$
      SELECT c.id, coalesce(map_point(c.latitude, c.longitude), n.place, map_point(city.latitude, city.longitude)),
        CASE WHEN c.latitude IS NOT NULL AND c.longitude IS NOT NULL THEN 0 WHEN n.place IS NOT NULL THEN 1 ELSE 2 END,
        c.is_active AND c.is_approved, c.city_id, c.category_id, k.key
      FROM companies c
      JOIN cities city ON city.id = c.city_id
      CROSS JOIN LATERAL (SELECT nullif(search_fold(neighbourhood_of(c.address)), '') AS key) k
      LEFT JOIN neighbourhood_points n ON n.city_id = c.city_id AND n.key = k.key
      WHERE ids IS NULL OR c.id = ANY (ids)
    $$;
    -- Companies that are there already: without the triggers, which count one by one.
    INSERT INTO neighbourhood_points
    SELECT city_id, key, point(percentile_cont(0.5) WITHIN GROUP (ORDER BY place[0]),
      percentile_cont(0.5) WITHIN GROUP (ORDER BY place[1]))
    FROM (
      SELECT city_id, nullif(search_fold(neighbourhood_of(address)), '') AS key, map_point(latitude, longitude) AS place
      FROM companies WHERE latitude IS NOT NULL AND longitude IS NOT NULL AND is_active AND is_approved
    ) own
    WHERE key IS NOT NULL GROUP BY city_id, key;
    INSERT INTO company_points SELECT * FROM points_of(NULL);
    INSERT INTO city_extents
    SELECT city_id, box(point(min(place[0]), min(place[1])), point(max(place[0]), max(place[1])))
    FROM company_points GROUP BY city_id;
    INSERT INTO company_cells
    SELECT level, category, x >> (${BITS} - level), y >> (${BITS} - level), count(*), sum(x::bigint), sum(y::bigint)
    FROM (
      SELECT floor(place[0] * 2::float8 ^ ${BITS})::int AS x, floor(place[1] * 2::float8 ^ ${BITS})::int AS y, category_id,
        exactness > 0 AS is_shared
      FROM company_points WHERE is_public
    ) points
    CROSS JOIN unnest(ARRAY[0, category_id]) AS category
    CROSS JOIN unnest(ARRAY[${LEVELS.join(', ')}, ${BITS}]) AS level
    WHERE level < ${BITS} OR is_shared
    GROUP BY level, category, x >> (${BITS} - level), y >> (${BITS} - level);

    -- With what is read beside a point, so that the index alone answers.
    CREATE INDEX company_points_place_idx ON company_points USING gist (place) INCLUDE (company_id, category_id)
      WHERE is_public;
    CREATE INDEX company_points_own_place_idx ON company_points USING gist (place) INCLUDE (company_id, category_id)
      WHERE is_public AND exactness = 0;
    CREATE INDEX company_points_city_id_neighbourhood_idx ON company_points (city_id, neighbourhood);

    CREATE FUNCTION points_write(ids integer[]) RETURNS void LANGUAGE sql AS $$
      INSERT INTO company_points SELECT * FROM points_of(ids) ORDER BY company_id
      ON CONFLICT (company_id) DO UPDATE SET place = excluded.place, exactness = excluded.exactness,
        is_public = excluded.is_public, city_id = excluded.city_id, category_id = excluded.category_id,
        neighbourhood = excluded.neighbourhood
    $$;

    CREATE FUNCTION points_companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        PERFORM points_write(ARRAY[NEW.id]);
      ELSE
        PERFORM points_write(array_agg(id)) FROM come HAVING count(*) > 0;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_points_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION points_companies_changed();
    -- By row and column, so that ratings cost nothing here.
    CREATE TRIGGER companies_points_update AFTER UPDATE OF ${PLACED.join(', ')} ON companies
    FOR EACH ROW WHEN ((${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
    EXECUTE FUNCTION points_companies_changed();

    CREATE FUNCTION count_points_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO company_cell_changes (city_id, x, y, category_id, is_shared, sign)
        SELECT city_id, floor(place[0] * 2::float8 ^ ${BITS}), floor(place[1] * 2::float8 ^ ${BITS}), category_id, exactness > 0, -1
        FROM gone WHERE is_public;
        INSERT INTO neighbourhood_changes SELECT DISTINCT city_id, neighbourhood
        FROM gone WHERE is_public AND exactness = 0 AND neighbourhood IS NOT NULL;
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO company_cell_changes (city_id, x, y, category_id, is_shared, sign)
        SELECT city_id, floor(place[0] * 2::float8 ^ ${BITS}), floor(place[1] * 2::float8 ^ ${BITS}), category_id, exactness > 0, 1
        FROM come WHERE is_public;
        INSERT INTO neighbourhood_changes SELECT DISTINCT city_id, neighbourhood
        FROM come WHERE is_public AND exactness = 0 AND neighbourhood IS NOT NULL;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER company_points_count_insert AFTER INSERT ON company_points
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_points_changed();
    CREATE TRIGGER company_points_count_update AFTER UPDATE ON company_points
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_points_changed();
    CREATE TRIGGER company_points_count_delete AFTER DELETE ON company_points
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_points_changed();

    CREATE FUNCTION points_city_moved() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE company_points SET place = map_point(NEW.latitude, NEW.longitude)
      WHERE city_id = NEW.id AND exactness = 2;
      RETURN NULL;
    END $$;
    CREATE TRIGGER cities_points AFTER UPDATE OF latitude, longitude ON cities FOR EACH ROW
    WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
    EXECUTE FUNCTION points_city_moved();

    -- Finds the middles of up to 'most' changed neighbourhoods and moves the companies that have no own point there.
    -- Returns how many; 0 too while another session does it. The middle is the median, which a few wrong points do not
    -- move; it is kept while it moves by less than about 40 m.
    CREATE FUNCTION points_settle(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      settled integer;
      moved integer[];
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240123) THEN
        RETURN 0;
      END IF;
      WITH taken AS MATERIALIZED (
        DELETE FROM neighbourhood_changes WHERE (city_id, key) IN (
          SELECT DISTINCT city_id, key FROM neighbourhood_changes LIMIT most)
        RETURNING city_id, key
      ), middles AS MATERIALIZED (
        SELECT t.city_id, t.key, m.place, n.place AS known
        FROM (SELECT DISTINCT city_id, key FROM taken) t
        CROSS JOIN LATERAL (
          SELECT point(percentile_cont(0.5) WITHIN GROUP (ORDER BY place[0]),
            percentile_cont(0.5) WITHIN GROUP (ORDER BY place[1])) AS place
          FROM (
            SELECT place FROM company_points p
            WHERE p.city_id = t.city_id AND p.neighbourhood = t.key AND exactness = 0 AND is_public LIMIT 1000
          ) own
        ) m
        LEFT JOIN neighbourhood_points n ON n.city_id = t.city_id AND n.key = t.key
      ), changed AS MATERIALIZED (
        SELECT * FROM middles
        WHERE (place IS NULL) <> (known IS NULL) OR place <-> known > 1e-6
      ), removed AS (
        DELETE FROM neighbourhood_points n USING changed c
        WHERE c.place IS NULL AND n.city_id = c.city_id AND n.key = c.key
      ), written AS (
        INSERT INTO neighbourhood_points SELECT city_id, key, place FROM changed WHERE place IS NOT NULL
        ON CONFLICT (city_id, key) DO UPDATE SET place = excluded.place
      ), placed AS (
        UPDATE company_points p SET place = coalesce(c.place, map_point(city.latitude, city.longitude)),
          exactness = CASE WHEN c.place IS NULL THEN 2 ELSE 1 END
        FROM changed c JOIN cities city ON city.id = c.city_id
        WHERE p.city_id = c.city_id AND p.neighbourhood = c.key AND p.exactness > 0
        RETURNING company_id
      )
      SELECT (SELECT count(*) FROM middles), array_agg(company_id) INTO settled, moved FROM placed;
      IF cardinality(moved) > 50 THEN
        PERFORM pg_notify('changes', '*');
      ELSIF moved IS NOT NULL THEN
        PERFORM pg_notify('changes', 'company:' || id) FROM unnest(moved) AS id;
        PERFORM pg_notify('changes', 'companies');
      END IF;
      RETURN settled;
    END $$;

    -- Adds up to 'most' changes to the cells and to the extents of cities, and returns how many; 0 too while another session does it.
    CREATE FUNCTION cells_count(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      counted integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240124) THEN
        RETURN 0;
      END IF;
      WITH taken AS MATERIALIZED (
        DELETE FROM company_cell_changes
        WHERE id IN (SELECT id FROM company_cell_changes ORDER BY id LIMIT most)
        RETURNING city_id, x, y, category_id, is_shared, sign
      ), extents AS (
        INSERT INTO city_extents AS known
        SELECT city_id, box(point(min(x) / 2::float8 ^ ${BITS}, min(y) / 2::float8 ^ ${BITS}),
          point((max(x) + 1) / 2::float8 ^ ${BITS}, (max(y) + 1) / 2::float8 ^ ${BITS}))
        FROM taken JOIN cities ON cities.id = city_id WHERE sign = 1 GROUP BY city_id
        ON CONFLICT (city_id) DO UPDATE SET area = bound_box(known.area, excluded.area)
        WHERE NOT known.area @> excluded.area
      ), cells AS (
        INSERT INTO company_cells AS known
        SELECT level, category, x >> (${BITS} - level), y >> (${BITS} - level), sum(sign), sum(sign * x::bigint), sum(sign * y::bigint)
        FROM taken CROSS JOIN unnest(ARRAY[0, category_id]) AS category
        CROSS JOIN unnest(ARRAY[${LEVELS.join(', ')}, ${BITS}]) AS level
        WHERE level < ${BITS} OR is_shared
        GROUP BY level, category, x >> (${BITS} - level), y >> (${BITS} - level)
        HAVING sum(sign) <> 0 OR sum(sign * x::bigint) <> 0 OR sum(sign * y::bigint) <> 0
        ON CONFLICT (level, category_id, x, y) DO UPDATE SET companies = known.companies + excluded.companies,
          sum_x = known.sum_x + excluded.sum_x, sum_y = known.sum_y + excluded.sum_y
      )
      SELECT count(*) INTO counted FROM taken;
      RETURN counted;
    END $$;
  `;
}
