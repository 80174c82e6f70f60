import type { QueryRunner } from 'typeorm';

/** How texts become words and lexemes. */
export async function createTexts(runner: QueryRunner): Promise<void> {
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
