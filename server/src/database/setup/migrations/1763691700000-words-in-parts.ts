import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createCounting } from './search/counting.ts';

/**
 * Words are counted in parts, so the last company with a word may be taken away in one part and come back, changed, in
 * the next: the word is known again then, instead of lost until somebody writes it anew. And comments of ratings are
 * searched by words' beginnings too, as every other list is, so that one or two letters have an index.
 */
export class WordsInParts1763691700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION search_count_changes(most integer) RETURNS integer LANGUAGE plpgsql AS $$
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
      END $$`);
    await this.#index(runner, "(' ' || %.search_fold(comment))");
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.#index(runner, '%.search_fold(comment)');
    await runner.query('DROP FUNCTION search_count_changes, search_matching');
    await createCounting(runner);
  }

  async #index(runner: QueryRunner, expression: string): Promise<void> {
    const [{ here }] = (await runner.query('SELECT quote_ident(current_schema()) AS here')) as [
      { here: string },
    ];
    await runner.query('DROP INDEX ratings_comment_trgm_idx');
    await runner.query(
      `CREATE INDEX ratings_comment_trgm_idx ON ratings USING gin (${expression.replace('%', here)} gin_trgm_ops)`,
    );
  }
}
