import type { QueryRunner } from 'typeorm';

/** How documents are written. */
export async function createWriting(runner: QueryRunner): Promise<void> {
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
