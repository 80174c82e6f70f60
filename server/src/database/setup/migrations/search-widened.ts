import { SqlMigration } from '../../sql-migration.ts';

/** What a company tells of itself, and which of it is there. */
const completeness = (row: string): string =>
  `search_completeness(${['description', 'phone', 'email', 'website', 'address', 'cep', 'logo_hash'].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * The search reads kinds, addresses, legal names and the name as its source wrote it, and finds companies by phone and
 * postal code. Rewrites all documents: about seven minutes for a million companies.
 */
export class SearchWidened1795000000010 extends SqlMigration {
  protected readonly sql = `
    -- As the source of an import wrote the name, where that differs; the registered name, never with a CPF.
    ALTER TABLE companies ADD COLUMN source_name varchar(300), ADD COLUMN legal_name varchar(300);
    CREATE INDEX companies_cep_idx ON companies (cep) WHERE cep IS NOT NULL;
    -- With and without area code and country.
    CREATE INDEX companies_phone_end_idx ON companies ((right(phone, 8))) WHERE phone IS NOT NULL;

    ALTER TABLE search_changes ADD COLUMN kind_ids integer[] NOT NULL DEFAULT '{}', ADD COLUMN neighbourhood text;
    -- What stands after the last dash of an address: 'Centro' of 'Rua X, 120 – Centro'. Null for a state or a part of a
    -- building.
    CREATE FUNCTION neighbourhood_of(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT part FROM substring(address FROM '.*\\s[-–—]\\s+(.*?)\\s*$') AS part
      WHERE part ~ '^[[:alpha:]][^,;/]{2,59}$'
        AND part !~* '^(andar|ap|apto|apartamento|bloco|box|casa|cep|fundos|galp[aã]o|loja|lote|quadra|sala|s[ií]tio|t[eé]rreo)\\M'
    $$;
    -- The lexemes of the filters.
    CREATE FUNCTION search_filters(category_id integer, city_id integer, kind_ids integer[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT ARRAY['~c' || category_id, '~m' || city_id] || ARRAY(SELECT '~k' || kind FROM unnest(kind_ids) AS kind)
    $$;

    -- Further names that weigh less than the name.
    CREATE FUNCTION search_other_names(source_name text, legal_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT search_fold(concat_ws(' ', source_name, legal_name)) $$;

    -- The normalized text of a company; 'place' is that of its city.
    DROP FUNCTION search_text;
    CREATE FUNCTION search_text(name text, place text, source_name text, legal_name text, address text,
      description text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT concat_ws(' ', search_fold(name), place, search_other_names(source_name, legal_name),
        search_fold(address), search_fold(description))
    $$;

    -- The share of these that a company has.
    CREATE FUNCTION search_completeness(description text, phone text, email text, website text, address text, cep text,
      logo text) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT num_nonnulls(nullif(description, ''), phone, email, website, address, cep, logo) / 7.0
    $$;

    -- The parts of the score: ten ratings of 4.0 are assumed, complete data are worth 0.2, a year 0.08, counted from
    -- 2020, so that the order does not change from day to day.
    CREATE FUNCTION search_score_parts(sum integer, count integer, created_at timestamptz, complete float8,
      OUT rating float8, OUT completeness float8, OUT freshness float8)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (40.0 + sum) / (10 + count), 0.2 * complete,
        0.08 * (extract(epoch FROM created_at) - 1577836800) / 31557600
    $$;
    DROP FUNCTION search_score;
    CREATE FUNCTION search_score(sum integer, count integer, created_at timestamptz, complete float8) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT (rating + completeness + freshness)::real FROM search_score_parts(sum, count, created_at, complete)
    $$;

    CREATE FUNCTION search_parts_of(company integer, OUT rating float8, OUT completeness float8, OUT freshness float8)
    LANGUAGE sql STABLE AS $$
      SELECT parts.* FROM companies c,
        search_score_parts(rating_sum, rating_count, created_at, ${completeness('c')}) parts
      WHERE c.id = company
    $$;

    -- Writes the documents of these companies, which must be active and approved. Lexemes of the name weigh A, of city
    -- and state B, of other names C, of address and description (without positions) D. ~c3, ~m7 and ~k5 are category,
    -- city and kind. '=pad' is 'pad' in the name: the index knows no weights and would read every document with the word.
    CREATE OR REPLACE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      WITH sources AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, search_fold(city.name || ' ' || city.state) AS place,
          search_text(c.name, search_fold(city.name || ' ' || city.state), c.source_name, c.legal_name, c.address,
            c.description) AS folded
        FROM companies c JOIN cities city ON city.id = c.city_id
        WHERE c.id = ANY (ids)
      ), written AS (
        INSERT INTO search_documents
        SELECT id, category_id, city_id,
          search_score(rating_sum, rating_count, created_at, ${completeness('sources')}),
          CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END,
          created_at, name_key,
          setweight(search_stems(name_key), 'A') || setweight(search_stems(place), 'B')
            || setweight(search_stems(search_other_names(source_name, legal_name)), 'C')
            || strip(search_stems(search_fold(coalesce(address, '')))
              || search_stems(search_fold(description), 'search_text_long'))
            || array_to_tsvector(search_filters(category_id, city_id, kind_ids)
              || ARRAY(SELECT '=' || lexeme FROM unnest(tsvector_to_array(search_stems(name_key))) AS lexeme))
        FROM sources ORDER BY id
        ON CONFLICT (company_id) DO UPDATE SET category_id = excluded.category_id,
          city_id = excluded.city_id, score = excluded.score, rating = excluded.rating,
          created_at = excluded.created_at, name_key = excluded.name_key, tsv = excluded.tsv
      ), queued AS (
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, neighbourhood, sign)
        SELECT folded, category_id, city_id, kind_ids, neighbourhood_of(address), 1 FROM sources
        RETURNING folded
      )
      SELECT array_agg(folded) INTO texts FROM queued;
      PERFORM search_learn(texts);
    END $$;

    CREATE OR REPLACE FUNCTION search_companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(id) INTO ids FROM come WHERE is_active AND is_approved;
      ELSIF TG_OP = 'DELETE' THEN
        -- The foreign key deletes the documents.
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, neighbourhood, sign)
        SELECT search_text(g.name, search_fold(city.name || ' ' || city.state), source_name, legal_name, address,
          description), category_id, city_id, kind_ids, neighbourhood_of(address), -1
        FROM gone g JOIN cities city ON city.id = g.city_id WHERE is_active AND is_approved;
      ELSE
        WITH pairs AS MATERIALIZED (
          SELECT g.id, g.category_id, g.city_id, g.kind_ids, g.name, g.source_name, g.legal_name, g.address, g.description,
            g.is_active AND g.is_approved AS was_found, c.is_active AND c.is_approved AS is_found,
            (g.category_id, g.city_id, g.kind_ids, g.name, g.source_name, g.legal_name, g.address,
                g.description)
              IS DISTINCT FROM (c.category_id, c.city_id, c.kind_ids, c.name, c.source_name,
                c.legal_name, c.address, c.description) AS is_other,
            (g.rating_sum, g.rating_count, g.created_at, ${completeness('g')})
              IS DISTINCT FROM (c.rating_sum, c.rating_count, c.created_at, ${completeness('c')}) AS is_rated,
            ${completeness('c')} AS complete,
            c.rating_sum, c.rating_count, c.created_at
          FROM gone g JOIN come c USING (id)
        ), forgotten AS (
          INSERT INTO search_changes (folded, category_id, city_id, kind_ids, neighbourhood, sign)
          SELECT search_text(p.name, search_fold(city.name || ' ' || city.state), source_name, legal_name, address,
            description), category_id, city_id, kind_ids, neighbourhood_of(address), -1
          FROM pairs p JOIN cities city ON city.id = p.city_id WHERE was_found AND (is_other OR NOT is_found)
        ), removed AS (
          DELETE FROM search_documents d USING pairs p
          WHERE d.company_id = p.id AND p.was_found AND NOT p.is_found
        ), rated AS (
          UPDATE search_documents d
          SET score = search_score(rating_sum, rating_count, p.created_at, complete), created_at = p.created_at,
            rating = CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END
          FROM pairs p
          WHERE d.company_id = p.id AND p.was_found AND p.is_found AND p.is_rated AND NOT p.is_other
        )
        SELECT array_agg(id) INTO ids FROM pairs WHERE is_found AND (is_other OR NOT was_found);
      END IF;
      IF ids IS NOT NULL THEN
        PERFORM search_write(ids);
      END IF;
      RETURN NULL;
    END $$;

    -- Rewrites up to 'most' documents with a city's former name and returns how many.
    CREATE OR REPLACE FUNCTION search_rewrite(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      WITH taken AS MATERIALIZED (
        DELETE FROM search_stale WHERE company_id IN (
          SELECT company_id FROM search_stale ORDER BY company_id LIMIT most FOR UPDATE SKIP LOCKED
        ) RETURNING company_id, place
      ), forgotten AS (
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, neighbourhood, sign)
        SELECT search_text(c.name, place, c.source_name, c.legal_name, c.address, c.description),
          c.category_id, c.city_id, c.kind_ids, neighbourhood_of(c.address), -1
        FROM taken JOIN companies c ON c.id = company_id WHERE c.is_active AND c.is_approved
        RETURNING 1
      )
      SELECT array_agg(company_id) INTO ids FROM taken;
      PERFORM search_write(array_agg(id)) FROM companies
      WHERE id = ANY (ids) AND is_active AND is_approved HAVING count(*) > 0;
      RETURN coalesce(cardinality(ids), 0);
    END $$;

    -- Counts up to 'most' changes into the dictionaries and returns how many; 0 too while another session does it.
    -- The last company with a word may be removed in one call and come back, changed, in the next: the word is
    -- then spelt again.
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
        RETURNING folded, category_id, city_id, kind_ids, neighbourhood, sign
      ), new_words AS MATERIALIZED (
        SELECT word, sum(sign)::integer AS documents
        FROM taken, search_words_of(folded) AS word GROUP BY word
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
        SELECT lexeme, sum(sign) FROM taken, LATERAL (
          SELECT unnest(tsvector_to_array(search_stems(folded)))
          UNION ALL SELECT unnest(ARRAY['~'] || search_filters(category_id, city_id, kind_ids))
        ) AS of_text (lexeme)
        GROUP BY lexeme HAVING sum(sign) <> 0
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

    -- How a word sounds in Brazil: words that are written alike by ear have one key. Takes a lower-case word without
    -- accents; a typed one may have its ç, which is lost in the dictionary.
    CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      sound text := word;
      rule text[];
    BEGIN
      FOREACH rule SLICE 1 IN ARRAY ARRAY[
        ['ei(?=r|j|x|ch)', 'e'], ['ou', 'o'], ['ç', 'ss'], ['ph', 'f'], ['th', 't'], ['y', 'i'], ['w', 'v'],
        ['lh', '1'], ['nh', '3'], ['sch|sh|ch(?!r)', 'x'], ['h', ''],
        ['[sx]c(?=[ei])', 's'], ['ss|c(?=[ei])|z', 's'],
        ['gu(?=[ei])', '7'], ['g(?=[ei])', 'j'], ['7', 'g'],
        ['qu?|ck|c', 'k'], ['^ex(?=[aeiou])', 'es'],
        ['ao$', 'om'], ['n$|n(?=[mpb])', 'm'], ['([a-z0-9])\\1+', '\\1'],
        ['(?<=.)s$', ''], ['(?<=..)e$', 'i'], ['(?<=..)o$', 'u'], ['l(?=[b-df-hj-km-np-tv-z]|$)', 'u']
      ] LOOP
        sound := regexp_replace(sound, rule[1], rule[2], 'g');
      END LOOP;
      RETURN sound;
    END $$;
    ALTER TABLE search_spellings ADD COLUMN sound text COLLATE "C" GENERATED ALWAYS AS (search_sound(word)) STORED;
    CREATE INDEX search_spellings_sound_idx ON search_spellings (sound);

    TRUNCATE search_documents, search_words, search_spellings, search_lexemes, search_changes, search_stale;
    SELECT search_write(array_agg(id)) FROM companies WHERE is_active AND is_approved
    GROUP BY id / 1000 ORDER BY id / 1000;
    SELECT search_learn(array_agg(search_fold(name))) FROM categories;
    SELECT search_learn(array_agg(search_fold(word))) FROM kind_words;
  `;
}

/** The search of documents within cities: two conditions of the index cost a half to a fifth of one that joins them. */
export class MatchingInCities1796000000210 extends SqlMigration {
  protected readonly sql = `
    -- As search_matching; 'cities' is the query of their lexemes, or null, 'bits' those of the filter "open", or null.
    CREATE FUNCTION search_matching_in(query tsquery, cities tsquery, in_name tsquery, most integer, bits bytea)
    RETURNS TABLE (company_id integer, score real, rating real, created_at timestamptz, name_key text,
      is_named boolean)
    LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off AS $$
    BEGIN
      IF cities IS NULL THEN
        RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
        FROM search_documents d
        WHERE d.tsv @@ query AND (bits IS NULL OR is_open(d.opening_schedule_id, bits)) LIMIT most;
      ELSE
        RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
        FROM search_documents d
        WHERE d.tsv @@ query AND d.tsv @@ cities AND (bits IS NULL OR is_open(d.opening_schedule_id, bits))
        LIMIT most;
      END IF;
    END $$;
  `;
}

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
