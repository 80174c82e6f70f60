import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search (docs/decisions/010-search-tables.md): a row for each findable company in
 * `search_documents`, two dictionaries, and the triggers that keep them. The statements that ask them
 * stand in companies/search.
 */
export class Search1763690100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createTexts(runner);
    await createTables(runner);
    await createWriting(runner);
    await createTriggers(runner);
    await createCounting(runner);
    await runner.query(`
      SELECT search_write(ids) FROM (
        SELECT array_agg(id) AS ids FROM companies WHERE is_active AND is_approved GROUP BY id / 1000
      ) chunks`);
    await runner.query('SELECT search_learn(array_agg(search_fold(name))) FROM categories');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER companies_search_${event} ON companies`);
    }
    await runner.query('DROP TRIGGER cities_search ON cities');
    await runner.query('DROP TRIGGER categories_search ON categories');
    await runner.query('DROP INDEX cities_folded_name_idx, cities_folded_name_trgm_idx');
    await runner.query('DROP FUNCTION search_matching, search_count_changes, search_place_changed');
    await runner.query('DROP FUNCTION search_companies_changed, search_write, search_learn, search_text');
    await runner.query(
      'DROP TABLE search_documents, search_changes, search_words, search_spellings, search_lexemes',
    );
    await runner.query(
      'DROP FUNCTION search_score, search_rating, search_words_of, search_stems, search_fold',
    );
    await runner.query('DROP TEXT SEARCH CONFIGURATION search_text, search_text_long');
    await runner.query('DROP TEXT SEARCH DICTIONARY search_stem, search_stem_long');
    // The extensions stay: something else may use them.
  }
}

/** How texts become words and lexemes. */
async function createTexts(runner: QueryRunner): Promise<void> {
  // Functions of indexes name their schemas: a backup is restored with an empty search path.
  const [{ here, unaccent }] = (await runner.query(`
    SELECT quote_ident(current_schema()) AS here, quote_ident(nspname) AS unaccent
    FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'unaccent'`)) as [
    { here: string; unaccent: string },
  ];
  await runner.query(
    'CREATE TEXT SEARCH DICTIONARY search_stem (TEMPLATE = snowball, LANGUAGE = portuguese)',
  );
  await runner.query('CREATE TEXT SEARCH CONFIGURATION search_text (COPY = simple)');
  await runner.query(`ALTER TEXT SEARCH CONFIGURATION search_text
    ALTER MAPPING FOR asciiword, word, numword WITH search_stem`);
  // Descriptions leave out the words that every sentence has; in a name ("O Que Tem") they count.
  await runner.query(`CREATE TEXT SEARCH DICTIONARY search_stem_long
    (TEMPLATE = snowball, LANGUAGE = portuguese, STOPWORDS = portuguese)`);
  await runner.query('CREATE TEXT SEARCH CONFIGURATION search_text_long (COPY = search_text)');
  await runner.query(`ALTER TEXT SEARCH CONFIGURATION search_text_long
    ALTER MAPPING REPLACE search_stem WITH search_stem_long`);
  // Words in small letters without accents, one space between two; invisible characters part no word.
  await runner.query(`
    CREATE FUNCTION search_fold(source text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN btrim(regexp_replace(
        lower(${unaccent}.unaccent('${unaccent}.unaccent'::regdictionary,
          translate(normalize(source, NFC), U&'\\200B\\200C\\200D\\200E\\200F\\2060\\FEFF\\00AD', ''))),
        '[^[:alnum:]]+', ' ', 'g'));
    END $$`);
  // The stemmer parts plurals from singulars that lost their accents, so these are brought together first:
  // refeição/refeições, pão/pães, hotel/hotéis, viagem/viagens.
  await runner.query(`
    CREATE FUNCTION search_stems(folded text, configuration regconfig DEFAULT '${here}.search_text')
    RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      RETURN to_tsvector(configuration,
        regexp_replace(regexp_replace(regexp_replace(folded,
          '(\\w)oes\\M|([^\\Wm])aes\\M', '\\1\\2ao', 'g'),
          '(\\w\\w[aeo])is\\M', '\\1l', 'g'),
          '(\\w)ns\\M', '\\1m', 'g'));
    END $$`);
  // What the dictionary of words takes of a folded text: no numbers, nothing of a single letter.
  await runner.query(`
    CREATE FUNCTION search_words_of(folded text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT DISTINCT word FROM unnest(string_to_array(folded, ' ')) AS word
      WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
    $$`);
  // Bayesian: ten ratings of 4.0 are taken for granted.
  await runner.query(`
    CREATE FUNCTION search_rating(sum integer, count integer) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT ((40.0 + sum) / (10 + count))::real $$`);
  // An order that does not change with the day: newer is better by 0.08 a year, counted from 2020.
  await runner.query(`
    CREATE FUNCTION search_score(sum integer, count integer, created_at timestamptz) RETURNS real
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT ((40.0 + sum) / (10 + count) + 0.08 * (extract(epoch FROM created_at) - 1577836800) / 31557600)::real
    $$`);
}

async function createTables(runner: QueryRunner): Promise<void> {
  // Lexemes of a name weigh A, of city and state B, of the description D; ~c3 and ~m7 are category and city.
  // rating is -1 while there is none, so that these come last.
  await runner.query(`
    CREATE TABLE search_documents (
      company_id integer NOT NULL,
      category_id integer NOT NULL,
      city_id integer NOT NULL,
      score real NOT NULL,
      rating real NOT NULL,
      created_at timestamptz NOT NULL,
      name_key text COLLATE "C" NOT NULL,
      tsv tsvector NOT NULL,
      CONSTRAINT search_documents_pkey PRIMARY KEY (company_id),
      CONSTRAINT search_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
    )`);
  for (const [name, columns] of [
    ['score', 'score DESC, company_id DESC'],
    ['city_score', 'city_id, score DESC, company_id DESC'],
    ['category_score', 'category_id, score DESC, company_id DESC'],
    ['city_category_score', 'city_id, category_id, score DESC, company_id DESC'],
    ['rating', 'rating DESC, company_id DESC'],
    ['newest', 'created_at DESC, company_id DESC'],
    ['name', 'name_key, company_id'],
  ]) {
    await runner.query(`CREATE INDEX search_documents_${name}_idx ON search_documents (${columns})`);
  }
  // Without fastupdate: its pending list would be read by every search.
  await runner.query(
    'CREATE INDEX search_documents_tsv_idx ON search_documents USING gin (tsv) WITH (fastupdate = off)',
  );

  // The key of search_lexemes '~' counts all documents.
  await runner.query(`
    CREATE TABLE search_lexemes (
      lexeme text COLLATE "C" NOT NULL,
      documents integer NOT NULL,
      CONSTRAINT search_lexemes_pkey PRIMARY KEY (lexeme)
    )`);
  // A word may have several rows, to be summed up: so writers of companies never wait for each other.
  await runner.query(`
    CREATE TABLE search_words (
      word text COLLATE "C" NOT NULL,
      lexeme text COLLATE "C" NOT NULL,
      documents integer NOT NULL
    )`);
  await runner.query('CREATE INDEX search_words_word_idx ON search_words (word)');
  // The same words for finding alike ones: apart, so that counting does not rewrite their trigrams.
  await runner.query('CREATE TABLE search_spellings (word text COLLATE "C" NOT NULL)');
  await runner.query('CREATE INDEX search_spellings_word_idx ON search_spellings (word)');
  await runner.query(`CREATE INDEX search_spellings_trgm_idx
    ON search_spellings USING gin (word gin_trgm_ops) WITH (fastupdate = off)`);
  // Short beginnings have thousands of words; the most frequent are read off these.
  for (const length of [1, 2, 3]) {
    await runner.query(`CREATE INDEX search_words_prefix${length}_idx
      ON search_words (left(word, ${length}), documents DESC)`);
  }
  // What the dictionaries have not counted yet: texts that came (1) and went (-1).
  await runner.query(`
    CREATE TABLE search_changes (
      id bigint GENERATED ALWAYS AS IDENTITY,
      folded text NOT NULL,
      category_id integer NOT NULL,
      city_id integer NOT NULL,
      sign smallint NOT NULL,
      CONSTRAINT search_changes_pkey PRIMARY KEY (id)
    )`);
  await runner.query('CREATE INDEX cities_folded_name_idx ON cities (search_fold(name) COLLATE "C")');
  await runner.query(
    'CREATE INDEX cities_folded_name_trgm_idx ON cities USING gin (search_fold(name) gin_trgm_ops)',
  );
}

async function createWriting(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION search_text(name text, description text, of_city integer) RETURNS text
    LANGUAGE sql STABLE AS $$
      SELECT search_fold(concat_ws(' ', search_text.name, city.name, city.state, description))
      FROM cities city WHERE city.id = of_city
    $$`);
  // New words are known at once, so that a misspelt one is corrected to them; counting is left for later.
  await runner.query(`
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
    $$`);
  // Brings the documents of these companies, which can be found, up to date.
  await runner.query(`
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
    END $$`);
}

async function createTriggers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION search_companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[];
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT array_agg(id) INTO ids FROM come WHERE is_active AND is_approved;
      ELSIF TG_OP = 'DELETE' THEN
        -- The documents go by their foreign key.
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
    END $$`);
  for (const [event, transition] of [
    ['insert', 'NEW TABLE AS come'],
    ['update', 'OLD TABLE AS gone NEW TABLE AS come'],
    ['delete', 'OLD TABLE AS gone'],
  ]) {
    await runner.query(`
      CREATE TRIGGER companies_search_${event} AFTER ${event} ON companies
      REFERENCING ${transition} FOR EACH STATEMENT EXECUTE FUNCTION search_companies_changed()`);
  }

  // The city's name is in its companies' documents; a category's is only a word to know.
  await runner.query(`
    CREATE FUNCTION search_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM search_learn(ARRAY[search_fold(NEW.name)]);
      IF TG_TABLE_NAME = 'cities' THEN
        INSERT INTO search_changes (folded, category_id, city_id, sign)
        SELECT concat_ws(' ', search_fold(c.name), search_fold(OLD.name || ' ' || OLD.state),
          search_fold(c.description)), c.category_id, c.city_id, -1
        FROM companies c WHERE c.city_id = NEW.id AND c.is_active AND c.is_approved;
        PERFORM search_write(array_agg(company_id)) FROM search_documents WHERE city_id = NEW.id
        HAVING count(*) > 0;
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER cities_search AFTER UPDATE ON cities FOR EACH ROW
    WHEN ((OLD.name, OLD.state) IS DISTINCT FROM (NEW.name, NEW.state))
    EXECUTE FUNCTION search_place_changed()`);
  await runner.query(`
    CREATE TRIGGER categories_search AFTER INSERT OR UPDATE OF name ON categories FOR EACH ROW
    EXECUTE FUNCTION search_place_changed()`);
}

async function createCounting(runner: QueryRunner): Promise<void> {
  // Counts up to `most` changes into the dictionaries and says how many it was; 0 too while another does it.
  await runner.query(`
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
        SELECT word, max(lexeme) AS lexeme, sum(documents)::integer AS documents
        FROM (SELECT word, NULL AS lexeme, documents FROM new_words UNION ALL SELECT * FROM old_words) both_words
        GROUP BY word
      ), forgotten AS (
        DELETE FROM search_spellings s USING summed
        WHERE s.word = summed.word AND summed.documents <= 0
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
    END $$`);

  // The documents of a query, up to `most`, and whether their names match too; always by the index on tsv:
  // with a LIMIT the planner would now and then choose a scan that takes a hundred times as long. Without
  // tsv, which makes rows of many thousands heavy.
  await runner.query(`
    CREATE FUNCTION search_matching(query tsquery, in_name tsquery, most integer)
    RETURNS TABLE (company_id integer, score real, rating real, created_at timestamptz, name_key text,
      is_named boolean)
    LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off AS $$
    BEGIN
      RETURN QUERY SELECT d.company_id, d.score, d.rating, d.created_at, d.name_key, d.tsv @@ in_name
      FROM search_documents d WHERE d.tsv @@ query LIMIT most;
    END $$`);
}
