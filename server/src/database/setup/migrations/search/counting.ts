import type { QueryRunner } from 'typeorm';

/** The counting of words, and the one function that searching itself needs. */
export async function createCounting(runner: QueryRunner): Promise<void> {
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
