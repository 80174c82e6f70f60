import type { QueryRunner } from 'typeorm';
import { SqlMigration } from '../../sql-migration.ts';

/** How texts become words, lexemes and keys that can be compared. Indexes and triggers of all other areas use these. */
export class TextFunctions1795000000001 extends SqlMigration {
  /** UNACCENT stands for the schema of that extension. */
  protected readonly sql = String.raw`
    CREATE TEXT SEARCH DICTIONARY search_stem (TEMPLATE = snowball, LANGUAGE = portuguese);
    CREATE TEXT SEARCH CONFIGURATION search_text (COPY = simple);
    ALTER TEXT SEARCH CONFIGURATION search_text ALTER MAPPING FOR asciiword, word, numword WITH search_stem;

    -- For descriptions, without stop words. In a name ("O Que Tem") stop words count.
    CREATE TEXT SEARCH DICTIONARY search_stem_long
      (TEMPLATE = snowball, LANGUAGE = portuguese, STOPWORDS = portuguese);
    CREATE TEXT SEARCH CONFIGURATION search_text_long (COPY = search_text);
    ALTER TEXT SEARCH CONFIGURATION search_text_long ALTER MAPPING REPLACE search_stem WITH search_stem_long;

    -- Normalizes: lower-case words without accents, one space between two; invisible characters separate no words.
    -- The schema is named because indexes are rebuilt with an empty search path.
    CREATE FUNCTION search_fold(source text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN btrim(regexp_replace(
        lower(UNACCENT.unaccent('UNACCENT.unaccent'::regdictionary,
          translate(normalize(source, NFC), U&'\200B\200C\200D\200E\200F\2060\FEFF\00AD', ''))),
        '[^[:alnum:]]+', ' ', 'g'));
    END $$;

    -- Lexemes of a normalized text. Without its accents a plural gets another stem than its singular, so plurals
    -- are replaced first: refeição/refeições, pão/pães, hotel/hotéis, viagem/viagens.
    CREATE FUNCTION search_stems(folded text, configuration regconfig DEFAULT 'search_text')
    RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN to_tsvector(configuration,
        regexp_replace(regexp_replace(regexp_replace(folded,
          '(\w)oes\M|([^\Wm])aes\M', '\1\2ao', 'g'),
          '(\w\w[aeo])is\M', '\1l', 'g'),
          '(\w)ns\M', '\1m', 'g'));
    END $$;

    -- Fills 'folded', the text a list is searched by, from the columns named to the trigger: normalized when they are
    -- written, a space before each word. Thousands of texts normalized at each search would take seconds.
    CREATE FUNCTION fold_columns() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT ' ' || search_fold(string_agg(to_jsonb(NEW) ->> name, ' ' ORDER BY number)) INTO NEW.folded
      FROM unnest(TG_ARGV) WITH ORDINALITY AS columns (name, number);
      RETURN NEW;
    END $$;

    -- The words of a normalized text that the dictionary takes: no numbers, no single letters.
    CREATE FUNCTION search_words_of(folded text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT DISTINCT word FROM unnest(string_to_array(folded, ' ')) AS word
      WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
    $$;

    -- A website without scheme, www and trailing slashes, to find duplicates.
    CREATE FUNCTION site_key(website text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT regexp_replace(lower(website), '^https?://(www\.)?|/+$', '', 'g')
    $$;

    -- What the review lists are searched by: the company's name, two spaces, the person's name and e-mail.
    CREATE FUNCTION review_text(company text, person text, email text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT ' ' || search_fold(company) || '  ' || search_fold(concat_ws(' ', person, email))
    $$;
  `;

  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent; CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const [{ schema }] = await runner.query(`
      SELECT quote_ident(nspname) AS schema
      FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'unaccent'`);
    await runner.query(this.sql.replaceAll('UNACCENT', schema));
  }
}

/**
 * The search (docs/explanation/decisions/010-search-tables.md): one row in `search_documents` for each company that can be found, two
 * dictionaries, and the triggers that keep them up to date. The statements that read them are in companies/search.
 */
export class Search1795000000005 extends SqlMigration {
  protected readonly sql = `
    -- Lexemes of the name weigh A, of city and state B, of the description D; ~c3 and ~m7 are category and city.
    -- 'rating' is -1 without ratings, so that these come last.
    CREATE TABLE search_documents (
      company_id integer PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
      category_id integer NOT NULL,
      city_id integer NOT NULL,
      score real NOT NULL,
      rating real NOT NULL,
      created_at timestamptz NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      tsv tsvector NOT NULL
    );
    CREATE INDEX search_documents_score_idx ON search_documents (score DESC, company_id DESC);
    CREATE INDEX search_documents_city_score_idx ON search_documents (city_id, score DESC, company_id DESC);
    CREATE INDEX search_documents_category_score_idx ON search_documents (category_id, score DESC, company_id DESC);
    CREATE INDEX search_documents_city_category_score_idx
      ON search_documents (city_id, category_id, score DESC, company_id DESC);
    CREATE INDEX search_documents_rating_idx ON search_documents (rating DESC, company_id DESC);
    CREATE INDEX search_documents_newest_idx ON search_documents (created_at DESC, company_id DESC);
    CREATE INDEX search_documents_name_idx ON search_documents (name_key, company_id);
    -- Without fastupdate, whose pending list every search would have to read.
    CREATE INDEX search_documents_tsv_idx ON search_documents USING gin (tsv) WITH (fastupdate = off);

    -- In how many documents a lexeme is. The key '~' counts all documents.
    CREATE TABLE search_lexemes (
      lexeme text COLLATE "C" PRIMARY KEY,
      documents integer NOT NULL
    );
    -- A word may have several rows, to be summed: so writers of companies never wait for each other.
    CREATE TABLE search_words (
      word text COLLATE "C" NOT NULL,
      lexeme text COLLATE "C" NOT NULL,
      documents integer NOT NULL
    );
    CREATE INDEX search_words_word_idx ON search_words (word);
    -- A short prefix has thousands of words; the most frequent come first here.
    CREATE INDEX search_words_prefix1_idx ON search_words (left(word, 1), documents DESC);
    CREATE INDEX search_words_prefix2_idx ON search_words (left(word, 2), documents DESC);
    CREATE INDEX search_words_prefix3_idx ON search_words (left(word, 3), documents DESC);
    -- The same words to find similar ones; apart, so that counting does not rewrite their trigrams.
    CREATE TABLE search_spellings (word text COLLATE "C" NOT NULL);
    CREATE INDEX search_spellings_word_idx ON search_spellings (word);
    CREATE INDEX search_spellings_trgm_idx ON search_spellings USING gin (word gin_trgm_ops)
      WITH (fastupdate = off);

    -- Not counted by the dictionaries yet: texts added (1) and removed (-1).
    CREATE TABLE search_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      folded text NOT NULL,
      category_id integer NOT NULL,
      city_id integer NOT NULL,
      sign smallint NOT NULL
    );
    -- Documents that still have the former name of their city.
    CREATE TABLE search_stale (
      company_id integer PRIMARY KEY,
      place text NOT NULL
    );

    -- Bayesian average: ten ratings of 4.0 are assumed.
    CREATE FUNCTION search_rating(sum integer, count integer) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT ((40.0 + sum) / (10 + count))::real $$;

    -- The default order, which does not change from day to day: newer is better by 0.08 a year, counted from 2020.
    CREATE FUNCTION search_score(sum integer, count integer, created_at timestamptz) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT ((40.0 + sum) / (10 + count) + 0.08 * (extract(epoch FROM created_at) - 1577836800) / 31557600)::real
    $$;

    -- The normalized text of a company.
    CREATE FUNCTION search_text(name text, description text, of_city integer) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT search_fold(concat_ws(' ', search_text.name, city.name, city.state, description))
      FROM cities city WHERE city.id = of_city
    $$;

    -- Adds new words at once, so that a misspelt one is corrected to them; they are counted later.
    CREATE FUNCTION search_learn(texts text[]) RETURNS void LANGUAGE sql AS $$
      WITH fresh AS MATERIALIZED (
        SELECT word FROM (SELECT DISTINCT search_words_of(folded) AS word FROM unnest(texts) AS folded) words
        WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = words.word)
      ), stemmed AS MATERIALIZED (
        SELECT word, (tsvector_to_array(search_stems(word)))[1] AS lexeme FROM fresh
      ), spelt AS (
        INSERT INTO search_spellings SELECT word FROM stemmed WHERE lexeme IS NOT NULL
      )
      INSERT INTO search_words (word, lexeme, documents)
      SELECT word, lexeme, 0 FROM stemmed WHERE lexeme IS NOT NULL
    $$;

    -- Writes the documents of these companies, which must be active and approved.
    CREATE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      WITH sources AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, search_fold(c.description) AS about,
          search_fold(city.name || ' ' || city.state) AS place
        FROM companies c JOIN cities city ON city.id = c.city_id
        WHERE c.id = ANY (ids)
      ), written AS (
        INSERT INTO search_documents
        SELECT id, category_id, city_id, search_score(rating_sum, rating_count, created_at),
          CASE WHEN rating_count = 0 THEN -1 ELSE search_rating(rating_sum, rating_count) END,
          created_at, name_key,
          setweight(search_stems(name_key), 'A') || setweight(search_stems(place), 'B')
            || search_stems(about, 'search_text_long')
            || array_to_tsvector(ARRAY['~c' || category_id, '~m' || city_id])
        FROM sources ORDER BY id
        ON CONFLICT (company_id) DO UPDATE SET category_id = excluded.category_id,
          city_id = excluded.city_id, score = excluded.score, rating = excluded.rating,
          created_at = excluded.created_at, name_key = excluded.name_key, tsv = excluded.tsv
      ), queued AS (
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT concat_ws(' ', name_key, place, about), category_id, city_id, 1 FROM sources
        RETURNING folded
      )
      SELECT array_agg(folded) INTO texts FROM queued;
      PERFORM search_learn(texts);
    END $$;

    -- Counts up to 'most' changes into the dictionaries and returns how many; 0 too while another session does it.
    -- The last company with a word may be removed in one call and come back, changed, in the next: the word is
    -- then spelt again.
    CREATE FUNCTION search_count_changes(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      counted integer;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(7240120) THEN
        RETURN 0;
      END IF;
      WITH taken AS MATERIALIZED (
        DELETE FROM search_changes
        WHERE id IN (SELECT id FROM search_changes ORDER BY id LIMIT most)
        RETURNING folded, category_id, city_id, sign
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
          UNION ALL SELECT unnest(ARRAY['~', '~c' || category_id, '~m' || city_id])
        ) AS of_text (lexeme)
        GROUP BY lexeme HAVING sum(sign) <> 0
        ON CONFLICT (lexeme) DO UPDATE SET documents = greatest(known.documents + excluded.documents, 0)
      )
      SELECT count(*) INTO counted FROM taken;
      IF counted > 0 THEN
        PERFORM search_learn(array_agg(search_fold(name))) FROM categories;
      END IF;
      RETURN counted;
    END $$;

    -- Up to 'most' documents of a query, and whether their names match too. Always by the index on tsv: with a LIMIT
    -- the planner sometimes chooses a scan that takes a hundred times as long. Without tsv, which makes rows large.
    CREATE FUNCTION search_matching(query tsquery, in_name tsquery, most integer)
    RETURNS TABLE (company_id integer, score real, rating real, created_at timestamptz, name_key text,
      is_named boolean)
    LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off AS $$
    BEGIN
      RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
      FROM search_documents d WHERE d.tsv @@ query LIMIT most;
    END $$;

    CREATE FUNCTION search_companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(id) INTO ids FROM come WHERE is_active AND is_approved;
      ELSIF TG_OP = 'DELETE' THEN
        -- The foreign key deletes the documents.
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT search_text(name, description, city_id), category_id, city_id, -1
        FROM gone WHERE is_active AND is_approved;
      ELSE
        WITH pairs AS MATERIALIZED (
          SELECT g.id, g.name, g.description, g.category_id, g.city_id,
            g.is_active AND g.is_approved AS was_found, c.is_active AND c.is_approved AS is_found,
            (g.name, g.description, g.category_id, g.city_id)
              IS DISTINCT FROM (c.name, c.description, c.category_id, c.city_id) AS is_other,
            (g.rating_sum, g.rating_count, g.created_at)
              IS DISTINCT FROM (c.rating_sum, c.rating_count, c.created_at) AS is_rated,
            c.rating_sum, c.rating_count, c.created_at
          FROM gone g JOIN come c USING (id)
        ), forgotten AS (
          INSERT INTO search_changes (folded, category_id, city_id, sign)
          SELECT search_text(name, description, city_id), category_id, city_id, -1
          FROM pairs WHERE was_found AND (is_other OR NOT is_found)
        ), removed AS (
          DELETE FROM search_documents d USING pairs p
          WHERE d.company_id = p.id AND p.was_found AND NOT p.is_found
        ), rated AS (
          UPDATE search_documents d
          SET score = search_score(rating_sum, rating_count, p.created_at), created_at = p.created_at,
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
    CREATE TRIGGER companies_search_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION search_companies_changed();
    CREATE TRIGGER companies_search_update AFTER UPDATE ON companies
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION search_companies_changed();
    CREATE TRIGGER companies_search_delete AFTER DELETE ON companies
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_companies_changed();

    -- Rewrites up to 'most' documents with a city's former name and returns how many.
    CREATE FUNCTION search_rewrite(most integer) RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      WITH taken AS MATERIALIZED (
        DELETE FROM search_stale WHERE company_id IN (
          SELECT company_id FROM search_stale ORDER BY company_id LIMIT most FOR UPDATE SKIP LOCKED
        ) RETURNING company_id, place
      ), forgotten AS (
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT concat_ws(' ', search_fold(c.name), place, search_fold(c.description)), c.category_id, c.city_id, -1
        FROM taken JOIN companies c ON c.id = company_id WHERE c.is_active AND c.is_approved
        RETURNING 1
      )
      SELECT array_agg(company_id) INTO ids FROM taken;
      PERFORM search_write(array_agg(id)) FROM companies
      WHERE id = ANY (ids) AND is_active AND is_approved HAVING count(*) > 0;
      RETURN coalesce(cardinality(ids), 0);
    END $$;

    -- A city's name is in its companies' documents, tens of thousands in the largest cities: the first 500 are
    -- rewritten at once, the others by the job that counts words. A category's name is only added to the words.
    CREATE FUNCTION search_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM search_learn(ARRAY[search_fold(NEW.name)]);
      IF TG_TABLE_NAME = 'cities' THEN
        INSERT INTO search_stale (company_id, place)
        SELECT company_id, search_fold(OLD.name || ' ' || OLD.state)
        FROM search_documents WHERE city_id = NEW.id
        ON CONFLICT DO NOTHING;
        PERFORM search_rewrite(500);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER cities_search AFTER UPDATE ON cities FOR EACH ROW
    WHEN ((OLD.name, OLD.state) IS DISTINCT FROM (NEW.name, NEW.state))
    EXECUTE FUNCTION search_place_changed();
    CREATE TRIGGER categories_search AFTER INSERT OR UPDATE OF name ON categories FOR EACH ROW
    EXECUTE FUNCTION search_place_changed();
  `;
}
