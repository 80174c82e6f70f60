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
