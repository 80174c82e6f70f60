import { SqlMigration } from '../../sql-migration.ts';

/** The levels of the map whose cells are lexemes, as in companies/search/area/searched-area.ts. */
const LEVELS = [9, 11, 13];

const cellSql = (level: number): string =>
  `'~p${level}.' || floor(place[0] * ${2 ** level}) || '.' || floor(place[1] * ${2 ** level})`;

/**
 * Writes a search document with its cells and schedule in one statement, and looks up the points of companies by their ids
 * only. Small functions are in PL/pgSQL, which prepares them once. Collects up to 64 KB of new words before they are written into
 * the index of similar words. The results are the same.
 */
export class FasterDocuments1796000000962 extends SqlMigration {
  protected readonly sql = String.raw`
    CREATE OR REPLACE FUNCTION cell_lexemes(place point) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN ARRAY[${LEVELS.map(cellSql).join(', ')}];
    END $$;

    CREATE OR REPLACE FUNCTION search_filters(category_id integer, city_id integer, kind_ids integer[], attribute_ids integer[])
    RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      RETURN ARRAY['~c' || category_id, '~m' || city_id]
        || string_to_array('~k' || nullif(array_to_string(kind_ids, ' ~k'), ''), ' ')
        || string_to_array('~a' || nullif(array_to_string(attribute_ids, ' ~a'), ''), ' ');
    END $$;

    CREATE OR REPLACE FUNCTION offer_names(offers jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      IF offers = '[]' THEN
        RETURN '';
      END IF;
      RETURN (SELECT coalesce(string_agg(offer ->> 'name', ' ' ORDER BY position), '')
        FROM jsonb_array_elements(offers) WITH ORDINALITY AS listed (offer, position));
    END $$;

    CREATE OR REPLACE FUNCTION search_other_names(source_name text, legal_name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      RETURN search_fold(concat_ws(' ', source_name, legal_name));
    END $$;

    CREATE OR REPLACE FUNCTION search_score_parts(sum integer, count integer, created_at timestamptz,
      complete double precision, OUT rating double precision, OUT completeness double precision,
      OUT freshness double precision)
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      rating := (40.0 + sum) / (10 + count);
      completeness := 0.2 * complete;
      freshness := 0.08 * (extract(epoch FROM created_at) - 1577836800) / 31557600;
    END $$;
    CREATE OR REPLACE FUNCTION search_score(sum integer, count integer, created_at timestamptz, complete double precision)
    RETURNS real LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      parts record := search_score_parts(sum, count, created_at, complete);
    BEGIN
      RETURN parts.rating + parts.completeness + parts.freshness;
    END $$;

    -- A bounded repetition in the expression would take longer than the length.
    CREATE OR REPLACE FUNCTION neighbourhood_of(address text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      part text := substring(address FROM '.*\s[-–—]\s+(.*?)\s*$');
    BEGIN
      RETURN CASE WHEN length(part) BETWEEN 3 AND 60 AND part ~ '^[[:alpha:]][^,;/]+$'
        AND lower(part) !~ '^(andar|ap|apto|apartamento|bloco|box|casa|cep|fundos|galp[aã]o|loja|lote|quadra|sala|s[ií]tio|t[eé]rreo)\M'
        THEN part END;
    END $$;

    -- Without OFFSET the planner would repeat the key's expression.
    CREATE OR REPLACE FUNCTION points_of(ids integer[]) RETURNS SETOF company_points
    LANGUAGE sql STABLE AS $$
      SELECT c.id, coalesce(map_point(c.latitude, c.longitude), n.place, map_point(city.latitude, city.longitude)),
        CASE WHEN c.latitude IS NOT NULL AND c.longitude IS NOT NULL THEN 0 WHEN n.place IS NOT NULL THEN 1 ELSE 2 END,
        c.is_active AND c.is_approved, c.city_id, c.category_id, k.key
      FROM companies c
      JOIN cities city ON city.id = c.city_id
      CROSS JOIN LATERAL (SELECT nullif(search_fold(neighbourhood_of(c.address)), '') AS key OFFSET 0) k
      LEFT JOIN neighbourhood_points n ON n.city_id = c.city_id AND n.key = k.key
      WHERE c.id = ANY (ids)
    $$;

    DROP TRIGGER search_documents_complete ON search_documents;
    DROP FUNCTION complete_document;
    -- The points are locked, so that none moves before its cells are written.
    CREATE OR REPLACE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      WITH keys AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, search_fold(city.name || ' ' || city.state) AS city_key,
          search_other_names(c.source_name, c.legal_name) AS other_key, search_fold(c.address) AS address_key,
          search_fold(c.description) AS description_key, search_fold(offer_names(c.offers)) AS offers_key, p.place
        FROM companies c JOIN cities city ON city.id = c.city_id JOIN company_points p ON p.company_id = c.id
        WHERE c.id = ANY (ids) ORDER BY c.id FOR SHARE OF p
      ), sources AS MATERIALIZED (
        SELECT *, search_stems(name_key) AS name_stems,
          search_stems(description_key, 'search_text_long') || search_stems(offers_key) AS says
        FROM keys
      ), written AS (
        INSERT INTO search_documents
        SELECT id, category_id, city_id,
          search_score(rating_sum, rating_count, created_at,
            search_completeness(description, phone, email, website, address, cep, logo_hash)),
          CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END,
          created_at, name_key,
          setweight(name_stems, 'A') || setweight(search_stems(city_key), 'B') || setweight(search_stems(other_key), 'C')
            || strip(search_stems(coalesce(address_key, '')) || says)
            || array_to_tsvector(search_filters(category_id, city_id, kind_ids, attribute_ids) || cell_lexemes(place)
              || ARRAY(SELECT '=' || lexeme FROM unnest(tsvector_to_array(name_stems)) AS lexeme)
              || ARRAY(SELECT '+' || lexeme FROM unnest(tsvector_to_array(says)) AS lexeme)),
          CASE WHEN opening_hours IS NOT NULL THEN opening_schedule_of(id) END
        FROM sources ORDER BY id
        ON CONFLICT (company_id) DO UPDATE SET category_id = excluded.category_id,
          city_id = excluded.city_id, score = excluded.score, rating = excluded.rating,
          created_at = excluded.created_at, name_key = excluded.name_key, tsv = excluded.tsv
      ), queued AS (
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, attribute_ids, neighbourhood, sign)
        SELECT concat_ws(' ', name_key, city_key, other_key, address_key, description_key, nullif(offers_key, '')),
          category_id, city_id, kind_ids, attribute_ids, neighbourhood_of(address), 1
        FROM sources
        RETURNING folded
      )
      SELECT array_agg(folded) INTO texts FROM queued;
      PERFORM search_learn(texts);
    END $$;

    ALTER INDEX search_spellings_trgm_idx SET (fastupdate = on, gin_pending_list_limit = 64);
  `;
}
