import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search (docs/decisions/010-search-tables.md): one row a findable company in `search_documents`, two
 * dictionaries, and the triggers that keep them. What asks them stands in companies/search.
 */
export class Search1763690100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    // Functions in indexes must name schemas: restoring a backup runs with an empty search path.
    const [{ here, unaccent, trigrams }] = (await runner.query(`
      SELECT quote_ident(current_schema()) AS here,
        max(quote_ident(nspname)) FILTER (WHERE extname = 'unaccent') AS unaccent,
        max(quote_ident(nspname)) FILTER (WHERE extname = 'pg_trgm') AS trigrams
      FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace`)) as [
      { here: string; unaccent: string; trigrams: string },
    ];

    await runner.query(`CREATE TEXT SEARCH DICTIONARY search_stem (TEMPLATE = snowball, LANGUAGE = portuguese)`);
    await runner.query(`CREATE TEXT SEARCH CONFIGURATION search_text (COPY = simple)`);
    await runner.query(
      `ALTER TEXT SEARCH CONFIGURATION search_text ALTER MAPPING FOR asciiword, word, numword WITH search_stem`,
    );

    // Words of small letters and digits without accents, one space between two.
    await runner.query(`
      CREATE FUNCTION search_fold(source text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        RETURN btrim(regexp_replace(
          lower(${unaccent}.unaccent('${unaccent}.unaccent',
            translate(normalize(source, NFC), U&'\\200B\\200C\\200D\\2060\\FEFF\\00AD', ''))),
          '[^[:alnum:]]+', ' ', 'g'));
      END $$`);
    // Lexemes of a folded text. The stemmer would part plurals that the accents of their singular lost:
    // refeição/refeições, pão/pães, hotel/hotéis, viagem/viagens.
    await runner.query(`
      CREATE FUNCTION search_stems(folded text) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      BEGIN
        RETURN to_tsvector('${here}.search_text', regexp_replace(regexp_replace(regexp_replace(folded,
          '(\\w[cspt])(oes|aes)\\M', '\\1ao', 'g'),
          '(\\w\\w[aeo])is\\M', '\\1l', 'g'),
          '(\\w)ns\\M', '\\1m', 'g'));
      END $$`);
    // What the dictionary of words knows of a folded text: whole words, no numbers.
    await runner.query(`
      CREATE FUNCTION search_words_of(folded text) RETURNS SETOF text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (SELECT DISTINCT word FROM unnest(string_to_array(folded, ' ')) AS word
        WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]')`.replace('RETURN (SELECT', 'BEGIN ATOMIC SELECT').replace(/\)$/, '; END'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT 1');
  }
}
