import { SqlMigration } from '../../sql-migration.ts';

/** What a company tells of itself, and which of it is there. */
const completeness = (row: string): string =>
  `search_completeness(${['description', 'phone', 'email', 'website', 'address', 'cep', 'logo_hash'].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Words are compared in the singular instead of by their stem: without accents 'barbearia' and 'Bárbara', 'livraria' and
 * 'livre' have the same one. What a company says of itself can be told from its address. Rewrites all documents: about
 * seven minutes for a million companies.
 */
export class SaidWords1796000000600 extends SqlMigration {
  protected readonly sql = String.raw`
    ALTER TEXT SEARCH CONFIGURATION search_text ALTER MAPPING REPLACE search_stem WITH simple;
    CREATE TEXT SEARCH DICTIONARY search_words_long (TEMPLATE = simple, STOPWORDS = portuguese);
    ALTER TEXT SEARCH CONFIGURATION search_text_long ALTER MAPPING REPLACE search_stem_long WITH search_words_long;

    -- Words of a normalized text in the singular: refeições, pães, hotéis, perfis, têxteis, viagens, flores, ingleses. What
    -- two forms have in common need not be a word: 'perfil' and 'perfis' become 'perfi', 'torre' and 'torres' 'torr'. Of
    -- occupations both genders are one: advogada, médica, psicóloga; not 'pedreira', a quarry.
    CREATE OR REPLACE FUNCTION search_stems(folded text, configuration regconfig DEFAULT 'search_text')
    RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      singular text := folded;
      rule text[];
    BEGIN
      FOREACH rule SLICE 1 IN ARRAY ARRAY[
        ['(\w)oes\M|\m(?!maes\M)(\w*)aes\M', '\1\2ao'],
        ['\m(text|ut|inut|fac|dific|fert|frag|portat|versat|foss|projet|rept|deb|doc|ag|hab|volat)eis\M', '\1il'],
        ['(\w\w[aeou])is\M', '\1l'],
        ['(\w\w[b-df-hj-np-tv-z])(?:il|is)\M', '\1i'],
        ['(\w)ns\M', '\1m'],
        ['(\w\w)eses\M', '\1es'], ['\m(gas|mes)es\M', '\1'],
        ['(\w\w[rz])es?\M', '\1'],
        ['(\w\w\w)s\M', '\1'],
        ['(\w\w(?:ad|ic|og))a\M', '\1o']
      ] LOOP
        singular := regexp_replace(singular, rule[1], rule[2], 'g');
      END LOOP;
      RETURN to_tsvector(configuration, singular);
    END $$;

    -- Writes the documents of these companies, which must be active and approved. Lexemes of the name weigh A, of city
    -- and state B, of other names C, of address, description and offers (without positions) D. ~c3, ~m7, ~k5 and ~a7 are
    -- category, city, kind and attribute. '=pad' is 'pad' in the name, '+pad' in the description or an offer: the index
    -- knows no weights and would read every document with the word.
    CREATE OR REPLACE FUNCTION search_write(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      texts text[];
    BEGIN
      WITH sources AS MATERIALIZED (
        SELECT c.*, search_fold(c.name) AS name_key, search_fold(city.name || ' ' || city.state) AS place,
          search_text(c.name, search_fold(city.name || ' ' || city.state), c.source_name, c.legal_name, c.address,
            c.description, c.offers) AS folded,
          search_stems(search_fold(description), 'search_text_long') || search_stems(search_fold(offer_names(offers))) AS says
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
            || strip(search_stems(search_fold(coalesce(address, ''))) || says)
            || array_to_tsvector(search_filters(category_id, city_id, kind_ids, attribute_ids)
              || ARRAY(SELECT '=' || lexeme FROM unnest(tsvector_to_array(search_stems(name_key))) AS lexeme)
              || ARRAY(SELECT '+' || lexeme FROM unnest(tsvector_to_array(says)) AS lexeme))
        FROM sources ORDER BY id
        ON CONFLICT (company_id) DO UPDATE SET category_id = excluded.category_id,
          city_id = excluded.city_id, score = excluded.score, rating = excluded.rating,
          created_at = excluded.created_at, name_key = excluded.name_key, tsv = excluded.tsv
      ), queued AS (
        INSERT INTO search_changes (folded, category_id, city_id, kind_ids, attribute_ids, neighbourhood, sign)
        SELECT folded, category_id, city_id, kind_ids, attribute_ids, neighbourhood_of(address), 1 FROM sources
        RETURNING folded
      )
      SELECT array_agg(folded) INTO texts FROM queued;
      PERFORM search_learn(texts);
    END $$;

    TRUNCATE search_documents, search_words, search_spellings, search_lexemes, search_neighbourhoods, search_changes,
      search_stale;
    SELECT search_write(array_agg(id)) FROM companies WHERE is_active AND is_approved
    GROUP BY id / 1000 ORDER BY id / 1000;
    SELECT search_learn(array_agg(search_fold(name))) FROM categories;
    SELECT search_learn(array_agg(search_fold(word))) FROM kind_words;
  `;
}
