import { SqlMigration } from '../../sql-migration.ts';

/** Normalizes and stems each text of a company once, and skips rules that cannot apply; the results are the same. */
export class FasterSearchWrites1796000000954 extends SqlMigration {
  protected readonly sql = String.raw`
    -- Each rule with what a text must contain for it to apply.
    CREATE OR REPLACE FUNCTION search_stems(folded text, configuration regconfig DEFAULT 'search_text')
    RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      singular text := folded;
      rule text[];
    BEGIN
      FOREACH rule SLICE 1 IN ARRAY ARRAY[
        ['(\w)oes\M|\m(?!maes\M)(\w*)aes\M', '\1\2ao', 'es'],
        ['\m(text|ut|inut|fac|dific|fert|frag|portat|versat|foss|projet|rept|deb|doc|ag|hab|volat)eis\M', '\1il', 'eis'],
        ['(\w\w[aeou])is\M', '\1l', 'is'],
        ['(\w\w[b-df-hj-np-tv-z])(?:il|is)\M', '\1i', 'i'],
        ['(\w)ns\M', '\1m', 'ns'],
        ['(\w\w)eses\M', '\1es', 'eses'],
        ['\m(gas|mes)es\M', '\1', 'ses'],
        ['(\w\w[rz])es?\M', '\1', ''],
        ['(\w\w\w)s\M', '\1', 's'],
        ['(\w\w(?:ad|ic|og))a\M', '\1o', 'a']
      ] LOOP
        CONTINUE WHEN strpos(singular, rule[3]) = 0;
        singular := regexp_replace(singular, rule[1], rule[2], 'g');
      END LOOP;
      RETURN to_tsvector(configuration, singular);
    END $$;

    CREATE OR REPLACE FUNCTION neighbourhood_of(address text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      part text := substring(address FROM '.*\s[-–—]\s+(.*?)\s*$');
    BEGIN
      RETURN CASE WHEN part ~ '^[[:alpha:]][^,;/]{2,59}$'
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
      WHERE ids IS NULL OR c.id = ANY (ids)
    $$;

    CREATE OR REPLACE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      WITH keys AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, search_fold(city.name || ' ' || city.state) AS place,
          search_other_names(c.source_name, c.legal_name) AS other_key, search_fold(c.address) AS address_key,
          search_fold(c.description) AS description_key, search_fold(offer_names(c.offers)) AS offers_key
        FROM companies c JOIN cities city ON city.id = c.city_id
        WHERE c.id = ANY (ids)
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
          setweight(name_stems, 'A') || setweight(search_stems(place), 'B') || setweight(search_stems(other_key), 'C')
            || strip(search_stems(coalesce(address_key, '')) || says)
            || array_to_tsvector(search_filters(category_id, city_id, kind_ids, attribute_ids)
              || ARRAY(SELECT '=' || lexeme FROM unnest(tsvector_to_array(name_stems)) AS lexeme)
              || ARRAY(SELECT '+' || lexeme FROM unnest(tsvector_to_array(says)) AS lexeme))
        FROM sources ORDER BY id
        ON CONFLICT (company_id) DO UPDATE SET category_id = excluded.category_id,
          city_id = excluded.city_id, score = excluded.score, rating = excluded.rating,
          created_at = excluded.created_at, name_key = excluded.name_key, tsv = excluded.tsv
      ), queued AS (
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, attribute_ids, neighbourhood, sign)
        SELECT concat_ws(' ', name_key, place, other_key, address_key, description_key, nullif(offers_key, '')),
          category_id, city_id, kind_ids, attribute_ids, neighbourhood_of(address), 1
        FROM sources
        RETURNING folded
      )
      SELECT array_agg(folded) INTO texts FROM queued;
      PERFORM search_learn(texts);
    END $$;`;
}
