import { SqlMigration } from '../../sql-migration.ts';

/**
 * Writes the documents of an import in a quarter less time: a city's words once a batch, no empty texts, and each word of a batch
 * checked once. The results are the same.
 */
export class FasterBatches1796000001053 extends SqlMigration {
  protected readonly sql = String.raw`
    -- Distinct words first: most are in many texts.
    CREATE OR REPLACE FUNCTION search_learn(texts text[]) RETURNS void LANGUAGE sql AS $$
      WITH words AS MATERIALIZED (
        SELECT DISTINCT word FROM unnest(string_to_array(array_to_string(texts, ' '), ' ')) AS word
      ), fresh AS MATERIALIZED (
        SELECT word FROM words
        WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
          AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = words.word)
      ), stemmed AS MATERIALIZED (
        SELECT word, (tsvector_to_array(search_stems(word)))[1] AS lexeme FROM fresh
      ), spelt AS (
        INSERT INTO search_spellings SELECT word FROM stemmed WHERE lexeme IS NOT NULL
      )
      INSERT INTO search_words (word, lexeme, documents)
      SELECT word, lexeme, 0 FROM stemmed WHERE lexeme IS NOT NULL
    $$;

    -- Greedy, with nothing to find behind it: the same as up to the last dash and without spaces at the end.
    CREATE OR REPLACE FUNCTION neighbourhood_of(address text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      part text := regexp_replace(address, '^.*\s[-–—]\s+', '');
    BEGIN
      IF part = address THEN
        RETURN NULL;
      END IF;
      part := regexp_replace(part, '\s+$', '');
      RETURN CASE WHEN length(part) BETWEEN 3 AND 60 AND part ~ '^[[:alpha:]][^,;/]+$'
        AND lower(part) !~ '^(andar|ap|apto|apartamento|bloco|box|casa|cep|fundos|galp[aã]o|loja|lote|quadra|sala|s[ií]tio|t[eé]rreo)\M'
        THEN part END;
    END $$;

    CREATE OR REPLACE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      -- A search reads the words that wait for the index: up to 64 KB of them, and up to 4 MB while an import runs, which then
      -- writes each word's companies in fewer, longer pieces.
      IF cardinality(ids) < 100 THEN
        PERFORM set_config('gin_pending_list_limit', '64kB', true);
      END IF;
      WITH places AS MATERIALIZED (
        SELECT id AS city_id, city_key, setweight(search_stems(city_key), 'B') AS city_stems
        FROM (SELECT id, search_fold(name || ' ' || state) AS city_key FROM cities
          WHERE id IN (SELECT city_id FROM companies WHERE id = ANY (ids)) OFFSET 0) city
      ), keys AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, city_key, city_stems,
          search_other_names(c.source_name, c.legal_name) AS other_key, search_fold(c.address) AS address_key,
          search_fold(c.description) AS description_key, search_fold(offer_names(c.offers)) AS offers_key, p.place
        FROM companies c JOIN places USING (city_id) JOIN company_points p ON p.company_id = c.id
        WHERE c.id = ANY (ids) ORDER BY c.id FOR SHARE OF p
      ), sources AS MATERIALIZED (
        SELECT *, search_stems(name_key) AS name_stems,
          search_stems(description_key, 'search_text_long')
            || CASE offers_key WHEN '' THEN '' ELSE search_stems(offers_key) END AS says
        FROM keys
      ), written AS (
        INSERT INTO search_documents
        SELECT id, category_id, city_id,
          search_score(rating_sum, rating_count, created_at,
            search_completeness(description, phone, email, website, address, cep, logo_hash)),
          CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END,
          created_at, name_key,
          setweight(name_stems, 'A') || city_stems
            || CASE other_key WHEN '' THEN '' ELSE setweight(search_stems(other_key), 'C') END
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

    ALTER INDEX search_documents_tsv_idx RESET (gin_pending_list_limit);
  `;
}

/**
 * Counts words in a quarter of the time: lexemes by the distinct words of many texts, not text by text. A text with two forms of
 * a word ('padaria', 'padarias') counts twice for its lexeme; only estimates read that.
 */
export class FasterCounts1796000001061 extends SqlMigration {
  protected readonly sql = String.raw`
    CREATE OR REPLACE FUNCTION search_count_changes(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      counted integer;
      removed integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240120) THEN
        RETURN 0;
      END IF;
      WITH taken AS MATERIALIZED (
        DELETE FROM search_changes
        WHERE id IN (SELECT id FROM search_changes ORDER BY id LIMIT most)
        RETURNING folded, category_id, city_id, kind_ids, attribute_ids, neighbourhood, sign
      ), word_counts AS MATERIALIZED (
        SELECT word, sum(sign)::integer AS documents
        FROM taken, LATERAL (SELECT DISTINCT word FROM unnest(string_to_array(folded, ' ')) AS word) AS of_text GROUP BY word
      ), new_words AS MATERIALIZED (
        SELECT word, documents FROM word_counts WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
      ), old_words AS (
        DELETE FROM search_words w USING new_words n WHERE w.word = n.word
        RETURNING w.word, w.lexeme, w.documents
      ), summed AS MATERIALIZED (
        SELECT word, coalesce(max(lexeme), (tsvector_to_array(search_stems(word)))[1]) AS lexeme,
          sum(documents)::integer AS documents, bool_or(was_known) AS was_known
        FROM (
          SELECT word, NULL AS lexeme, documents, false AS was_known FROM new_words
          UNION ALL SELECT word, lexeme, documents, true FROM old_words
        ) both_words
        GROUP BY word
      ), forgotten AS (
        DELETE FROM search_spellings s USING summed
        WHERE s.word = summed.word AND summed.documents <= 0
      ), spelt AS (
        INSERT INTO search_spellings
        SELECT word FROM summed WHERE documents > 0 AND lexeme IS NOT NULL AND NOT was_known
      ), words AS (
        INSERT INTO search_words (word, lexeme, documents)
        SELECT word, lexeme, documents FROM summed WHERE documents > 0 AND lexeme IS NOT NULL
      ), lexemes AS (
        INSERT INTO search_lexemes AS known (lexeme, documents)
        SELECT lexeme, sum(documents) FROM (
          SELECT coalesce(s.lexeme, (tsvector_to_array(search_stems(c.word)))[1]) AS lexeme, c.documents
          FROM word_counts c LEFT JOIN summed s USING (word)
          UNION ALL SELECT unnest(ARRAY['~'] || search_filters(category_id, city_id, kind_ids, attribute_ids)), sign FROM taken
        ) AS of_texts
        WHERE lexeme IS NOT NULL GROUP BY lexeme HAVING sum(documents) <> 0
        ON CONFLICT (lexeme) DO UPDATE SET documents = greatest(known.documents + excluded.documents, 0)
      ), neighbourhoods AS (
        INSERT INTO search_neighbourhoods AS known (city_id, key, name, companies)
        SELECT city_id, search_fold(neighbourhood) AS key, max(neighbourhood COLLATE "C"), sum(sign)
        FROM taken JOIN cities city ON city.id = city_id
        WHERE search_fold(neighbourhood) NOT IN ('', search_fold(city.name)) GROUP BY 1, 2 HAVING sum(sign) <> 0
        ON CONFLICT (city_id, key) DO UPDATE SET name = greatest(known.name, excluded.name),
          companies = greatest(known.companies + excluded.companies, 0)
      )
      SELECT (SELECT count(*) FROM taken), (SELECT count(*) FROM summed WHERE documents <= 0)
      INTO counted, removed;
      IF removed > 0 THEN
        PERFORM search_learn(array_agg(search_fold(name))) FROM categories;
        PERFORM search_learn(array_agg(search_fold(word))) FROM kind_words;
      END IF;
      RETURN counted;
    END $$;
  `;
}
