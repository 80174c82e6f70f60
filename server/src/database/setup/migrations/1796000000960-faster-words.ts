import { SqlMigration } from '../../sql-migration.ts';

/** In their order: what is replaced, by what, and the ends of words of which a text must have one for that. */
const SINGULARS: readonly (readonly [pattern: string, replacement: string, ends: readonly string[]])[] = [
  [String.raw`(\w)oes\M|\m(?!maes\M)(\w*)aes\M`, String.raw`\1\2ao`, ['oes', 'aes']],
  [
    String.raw`\m(text|ut|inut|fac|dific|fert|frag|portat|versat|foss|projet|rept|deb|doc|ag|hab|volat)eis\M`,
    String.raw`\1il`,
    ['eis'],
  ],
  [String.raw`(\w\w[aeou])is\M`, String.raw`\1l`, ['is']],
  [String.raw`(\w\w[b-df-hj-np-tv-z])(?:il|is)\M`, String.raw`\1i`, ['il', 'is']],
  [String.raw`(\w)ns\M`, String.raw`\1m`, ['ns']],
  [String.raw`(\w\w)eses\M`, String.raw`\1es`, ['eses']],
  [String.raw`\m(gas|mes)es\M`, String.raw`\1`, ['ses']],
  [String.raw`(\w\w[rz])es?\M`, String.raw`\1`, ['re', 'res', 'ze', 'zes']],
  [String.raw`(\w\w\w)s\M`, String.raw`\1`, ['s']],
  [String.raw`(\w\w(?:ad|ic|og))a\M`, String.raw`\1o`, ['ada', 'ica', 'oga']],
];

const ruleSql = ([pattern, replacement, ends]: (typeof SINGULARS)[number]): string =>
  `IF ${ends.map((end) => `singular LIKE '%${end} %'`).join(' OR ')} THEN
        singular := regexp_replace(singular, '${pattern}', '${replacement}', 'g');
      END IF;`;

/**
 * Skips rules of stems and sounds that cannot apply, and collects up to 64 KB of words before they are written into the search's
 * index: an import takes a third less time. The results are the same.
 */
export class FasterWords1796000000960 extends SqlMigration {
  protected readonly sql = String.raw`
    CREATE OR REPLACE FUNCTION search_stems(folded text, configuration regconfig DEFAULT 'search_text')
    RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      singular text := folded || ' ';
    BEGIN
      ${SINGULARS.map(ruleSql).join('\n      ')}
      RETURN to_tsvector(configuration, singular);
    END $$;

    -- Each rule with the letters without which it does not apply.
    CREATE OR REPLACE FUNCTION search_sound(word text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    DECLARE
      sound text := word;
      rule text[];
    BEGIN
      FOREACH rule SLICE 1 IN ARRAY ARRAY[
        ['ei(?=r|j|x|ch)', 'e', 'ei'], ['ou', 'o', 'ou'], ['ç', 'ss', 'ç'], ['ph', 'f', 'ph'], ['th', 't', 'th'],
        ['y', 'i', 'y'], ['w', 'v', 'w'],
        ['lh', '1', 'lh'], ['nh', '3', 'nh'], ['sch|sh|ch(?!r)', 'x', 'h'], ['h', '', 'h'],
        ['[sx]c(?=[ei])', 's', 'c'], ['ss|c(?=[ei])|z', 's', ''],
        ['gu(?=[ei])', '7', 'gu'], ['g(?=[ei])', 'j', 'g'], ['7', 'g', '7'],
        ['qu?|ck|c', 'k', ''], ['^ex(?=[aeiou])', 'es', 'ex'],
        ['ao$', 'om', 'ao'], ['n$|n(?=[mpb])', 'm', 'n'], ['([a-z0-9])\1+', '\1', ''],
        ['(?<=.)s$', '', 's'], ['(?<=..)e$', 'i', 'e'], ['(?<=..)o$', 'u', 'o'],
        ['l(?=[b-df-hj-km-np-tv-z]|$)', 'u', 'l']
      ] LOOP
        CONTINUE WHEN strpos(sound, rule[3]) = 0;
        sound := regexp_replace(sound, rule[1], rule[2], 'g');
      END LOOP;
      RETURN sound;
    END $$;

    -- Not STRICT: so it becomes a part of the query that calls it.
    CREATE OR REPLACE FUNCTION search_words_of(folded text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT DISTINCT word FROM unnest(string_to_array(folded, ' ')) AS word
      WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
    $$;
    CREATE OR REPLACE FUNCTION search_learn(texts text[]) RETURNS void LANGUAGE sql AS $$
      WITH fresh AS MATERIALIZED (
        SELECT word FROM (
          SELECT DISTINCT word FROM unnest(texts) AS folded, unnest(string_to_array(folded, ' ')) AS word
          WHERE length(word) BETWEEN 2 AND 40 AND word ~ '[[:alpha:]]'
        ) words
        WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = words.word)
      ), stemmed AS MATERIALIZED (
        SELECT word, (tsvector_to_array(search_stems(word)))[1] AS lexeme FROM fresh
      ), spelt AS (
        INSERT INTO search_spellings SELECT word FROM stemmed WHERE lexeme IS NOT NULL
      )
      INSERT INTO search_words (word, lexeme, documents)
      SELECT word, lexeme, 0 FROM stemmed WHERE lexeme IS NOT NULL
    $$;

    -- Most companies have no hours: their schedule is not looked for.
    CREATE OR REPLACE FUNCTION complete_document() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      found record;
    BEGIN
      -- The point is locked, so that it does not move before its cells are written.
      SELECT cell_lexemes(p.place) AS cells, c.opening_hours IS NOT NULL AS has_hours INTO found
      FROM companies c JOIN company_points p ON p.company_id = c.id WHERE c.id = NEW.company_id FOR SHARE OF p;
      NEW.tsv := NEW.tsv || array_to_tsvector(found.cells);
      NEW.opening_schedule_id := CASE WHEN found.has_hours THEN opening_schedule_of(NEW.company_id) END;
      RETURN NEW;
    END $$;

    ALTER INDEX search_documents_tsv_idx SET (fastupdate = on, gin_pending_list_limit = 64);
  `;
}
