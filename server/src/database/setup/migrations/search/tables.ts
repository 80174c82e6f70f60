import type { QueryRunner } from 'typeorm';

/** Documents, dictionaries, and what waits to be counted. */
export async function createTables(runner: QueryRunner): Promise<void> {
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
  // Documents that still have their city's old name.
  await runner.query(`
    CREATE TABLE search_stale (
      company_id integer NOT NULL,
      place text NOT NULL,
      CONSTRAINT search_stale_pkey PRIMARY KEY (company_id)
    )`);
  await runner.query('CREATE INDEX cities_folded_name_idx ON cities (search_fold(name) COLLATE "C")');
  await runner.query(
    'CREATE INDEX cities_folded_name_trgm_idx ON cities USING gin (search_fold(name) gin_trgm_ops)',
  );
}
