import { SqlMigration } from '../../sql-migration.ts';

/** The levels of the map whose cells are lexemes, as in companies/search/area/searched-area.ts. */
const LEVELS = [9, 11, 13];

/**
 * The cells of the map in which a company is are lexemes of its document, so that the index of words finds those of an area
 * (docs/explanation/decisions/041-points-and-cells.md).
 */
export class DocumentCells1796000000215 extends SqlMigration {
  protected readonly sql = `
    -- '~p9.189.292' is the cell of level 9 with x 189 and y 292.
    CREATE FUNCTION cell_lexemes(place point) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT array_agg('~p' || level || '.' || floor(place[0] * 2 ^ level) || '.' || floor(place[1] * 2 ^ level))
      FROM unnest(ARRAY[${LEVELS.join(', ')}]) AS level
    $$;
    CREATE FUNCTION cells_of_company(company integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT array_to_tsvector(cell_lexemes(place)) FROM company_points WHERE company_id = company
    $$;
    -- Rewrites the table and its indexes once.
    ALTER TABLE search_documents ALTER COLUMN tsv TYPE tsvector USING tsv || cells_of_company(company_id);
    DROP FUNCTION cells_of_company;

    -- The point is locked, so that it does not move before its cells are written.
    CREATE FUNCTION complete_document() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      cells text[];
    BEGIN
      SELECT cell_lexemes(place) INTO cells FROM company_points WHERE company_id = NEW.company_id FOR SHARE;
      NEW.tsv := NEW.tsv || array_to_tsvector(cells);
      NEW.opening_schedule_id := opening_schedule_of(NEW.company_id);
      RETURN NEW;
    END $$;
    DROP TRIGGER search_documents_schedule ON search_documents;
    DROP FUNCTION set_document_schedule;
    CREATE TRIGGER search_documents_complete BEFORE INSERT ON search_documents
    FOR EACH ROW EXECUTE FUNCTION complete_document();

    CREATE FUNCTION move_document() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE search_documents
      SET tsv = ts_delete(tsv, cell_lexemes(OLD.place)) || array_to_tsvector(cell_lexemes(NEW.place))
      WHERE company_id = NEW.company_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER company_points_document AFTER UPDATE OF place ON company_points FOR EACH ROW
    WHEN (cell_lexemes(OLD.place) IS DISTINCT FROM cell_lexemes(NEW.place))
    EXECUTE FUNCTION move_document();

    -- Up to 'most' documents of a query and of 'cells', the query of their lexemes or null, and whether their names match
    -- too; 'bits' are those of the filter "open", or null. Two conditions of the index cost a half to a fifth of one that
    -- joins them.
    DROP FUNCTION search_matching_in;
    CREATE FUNCTION search_matching_in(query tsquery, cells tsquery, in_name tsquery, most integer, bits bytea)
    RETURNS TABLE (company_id integer, score real, rating real, created_at timestamptz, name_key text,
      is_named boolean)
    LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off AS $$
    BEGIN
      IF cells IS NULL THEN
        RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
        FROM search_documents d
        WHERE d.tsv @@ query AND (bits IS NULL OR is_open(d.opening_schedule_id, bits)) LIMIT most;
      ELSE
        RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
        FROM search_documents d
        WHERE d.tsv @@ query AND d.tsv @@ cells AND (bits IS NULL OR is_open(d.opening_schedule_id, bits))
        LIMIT most;
      END IF;
    END $$;

    -- The cells are found by themselves now, without the extents of cities.
    DROP TABLE city_extents;
    -- Adds up to 'most' changes to the cells, and returns how many; 0 too while another session does it.
    CREATE OR REPLACE FUNCTION cells_count(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      counted integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240124) THEN
        RETURN 0;
      END IF;
      WITH taken AS MATERIALIZED (
        DELETE FROM company_cell_changes
        WHERE id IN (SELECT id FROM company_cell_changes ORDER BY id LIMIT most)
        RETURNING x, y, category_id, is_shared, sign
      ), cells AS (
        INSERT INTO company_cells AS known
        SELECT level, category, x >> (31 - level), y >> (31 - level), sum(sign), sum(sign * x::bigint), sum(sign * y::bigint)
        FROM taken CROSS JOIN unnest(ARRAY[0, category_id]) AS category
        CROSS JOIN unnest(ARRAY[7, 9, 11, 13, 15, 31]) AS level
        WHERE level < 31 OR is_shared
        GROUP BY level, category, x >> (31 - level), y >> (31 - level)
        HAVING sum(sign) <> 0 OR sum(sign * x::bigint) <> 0 OR sum(sign * y::bigint) <> 0
        ON CONFLICT (level, category_id, x, y) DO UPDATE SET companies = known.companies + excluded.companies,
          sum_x = known.sum_x + excluded.sum_x, sum_y = known.sum_y + excluded.sum_y
      )
      SELECT count(*) INTO counted FROM taken;
      RETURN counted;
    END $$;
  `;
}
