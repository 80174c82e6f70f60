import { SPELLINGS } from '../../../cities/find-city.ts';
import type { Reader, Statement } from '../../../database/statement.ts';
import { normalizeText } from '../../../shared/text/normalize-text.ts';

/** A word with what the dictionaries hold about it. */
export interface KnownWord {
  word: string;
  /** Its lexeme in the index; null when it has none. */
  lexeme: string | null;
  /** Companies that have it, as last counted. */
  documents: number;
}

export interface TypedWord extends KnownWord {
  /** Some company has it, counted yet or not. */
  isKnown: boolean;
  /** A stop word: "de", "para". */
  isStopWord: boolean;
}

/** A visible city whose name is, or at the end of the text begins with, the words from `first` to `last`. */
export interface CityMatch {
  id: number;
  first: number;
  last: number;
  name: string;
  state: string;
  isComplete: boolean;
  documents: number;
}

interface CategoryMatch {
  id: number;
  lexemes: string[];
  documents: number;
}

/** A kind of business that the words from `first` to `last` name; a word may mean several. */
export interface KindMatch {
  ids: number[];
  /** Kinds below them: of 'hotel' those of inns. */
  narrowerIds: number[];
  first: number;
  last: number;
  documents: number;
}

/** A text with what the database holds about its words. */
export interface ReadText {
  /** All companies, as last counted. */
  companies: number;
  words: TypedWord[];
  /** Known words that the last one may be the beginning of, the most frequent first. */
  completions: KnownWord[];
  cities: CityMatch[];
  categories: CategoryMatch[];
  kinds: KindMatch[];
}

/** Of 100 characters. */
const MOST_WORDS = 50;
/** Groups of consecutive words that may name something: all of a text of 16 words. */
const MOST_GROUPS = 112;
const MOST_COMPLETIONS = 40;
const MOST_INCOMPLETE_CITIES = 12;

/** Returns the SQL of completions by a prefix of this length, written so that an index gives the order. */
const completionsBy = (length: number): string => `
  (SELECT w.word, w.lexeme, w.documents FROM search_words w
   WHERE (SELECT length(word) FROM incomplete) = ${length} AND left(w.word, ${length}) = (SELECT word FROM incomplete)
   ORDER BY w.documents DESC LIMIT ${MOST_COMPLETIONS})`;

/** Returns the SQL of a lexeme's count, as a subselect: a join would be planned for far too many rows. */
const documentsOf = (lexeme: string): string =>
  `coalesce((SELECT documents FROM search_lexemes known WHERE known.lexeme = ${lexeme}), 0)`;

/** Other spellings and older names of cities, where one state has them. */
const OTHER_NAMES = [...SPELLINGS]
  .filter(([name, code]) => code !== null && !name.includes('|'))
  .map(([name, code]) => `('${name}', ${code})`)
  .join(', ');

const READ_TEXT: Statement = {
  name: 'search_read_text',
  text: `
    WITH list AS MATERIALIZED (
      SELECT (string_to_array(search_fold($1), ' '))[:${MOST_WORDS}] AS words
    ), typed AS MATERIALIZED (
      SELECT word, position, (tsvector_to_array(search_stems(word)))[1] AS lexeme
      FROM list, unnest(words) WITH ORDINALITY AS t (word, position)
    ), incomplete AS MATERIALIZED (
      SELECT words[cardinality(words)] AS word FROM list WHERE $2
    ), completions AS MATERIALIZED (
      ${[1, 2, 3].map(completionsBy).join(' UNION ALL ')} UNION ALL
      (SELECT w.word, w.lexeme, w.documents FROM search_words w
       WHERE (SELECT length(word) FROM incomplete) > 3 AND w.word >= (SELECT word FROM incomplete)
         AND w.word < (SELECT word FROM incomplete) || U&'\\+10FFFF'
       ORDER BY w.documents DESC LIMIT ${MOST_COMPLETIONS})
    ), grams AS MATERIALIZED (
      SELECT i AS first, j AS last, array_to_string(words[i:j], ' ') AS gram, CASE WHEN singulars[i] <> '' AND singulars[j] <> '' THEN array_to_string(singulars[i:j], '') END AS key,
        $2 AND j = cardinality(words) AND length(array_to_string(words[i:j], '')) >= 4 AS is_incomplete
      FROM list, (SELECT array_agg(kind_key(word) ORDER BY position) AS singulars FROM typed) keys,
        generate_series(1, cardinality(words)) AS i,
        generate_series(i, least(i + 6, cardinality(words))) AS j
    ), cities AS (
      (SELECT g.first, g.last, true AS complete, c.id, c.state, c.population, search_fold(c.name) AS name
       FROM (SELECT * FROM grams LIMIT ${MOST_GROUPS}) g JOIN cities c ON search_fold(c.name) COLLATE "C" = g.gram
       WHERE c.is_visible)
      UNION ALL
      (SELECT g.first, g.last, true, c.id, c.state, c.population, search_fold(c.name)
       FROM (SELECT * FROM grams LIMIT ${MOST_GROUPS}) g JOIN (VALUES ${OTHER_NAMES}) other (name, code) ON other.name = g.gram
       JOIN cities c ON c.ibge_code = other.code
       WHERE c.is_visible AND NOT EXISTS (SELECT FROM cities WHERE search_fold(name) COLLATE "C" = g.gram))
      UNION ALL
      (SELECT g.first, g.last, false, c.id, c.state, c.population, search_fold(c.name)
       FROM (SELECT * FROM grams WHERE is_incomplete AND last > first LIMIT 7) g
       JOIN cities c ON search_fold(c.name) COLLATE "C" > g.gram
         AND search_fold(c.name) COLLATE "C" < g.gram || U&'\\+10FFFF'
       WHERE c.is_visible ORDER BY c.population DESC LIMIT ${MOST_INCOMPLETE_CITIES})
    ), named_kinds AS (
      SELECT g.first, g.last, array_agg(w.kind_id ORDER BY w.kind_id) AS ids
      FROM (SELECT * FROM grams LIMIT ${MOST_GROUPS}) g JOIN kind_words w ON w.key = g.key
      GROUP BY g.first, g.last
    ), meant_kinds AS (
      SELECT first, last, ids, ARRAY(SELECT id FROM kinds WHERE broader_id = ANY (ids) AND id <> ALL (ids)) AS narrower
      FROM named_kinds
    )
    SELECT
      ${documentsOf("'~'")} AS companies,
      coalesce((SELECT json_agg(json_build_object('word', t.word, 'lexeme', t.lexeme,
          'documents', ${documentsOf('t.lexeme')},
          'isKnown', EXISTS (SELECT FROM search_words w WHERE w.word = t.word),
          'isStopWord', ts_lexize('search_stem_long', t.word) = '{}') ORDER BY t.position)
        FROM typed t), '[]') AS words,
      coalesce((SELECT json_agg(json_build_object('word', e.word, 'lexeme', e.lexeme,
          'documents', greatest(e.documents, ${documentsOf('e.lexeme')})) ORDER BY e.documents DESC)
        FROM completions e), '[]') AS completions,
      coalesce((SELECT json_agg(json_build_object('id', c.id, 'first', c.first - 1, 'last', c.last - 1,
          'name', c.name, 'state', lower(c.state), 'isComplete', c.complete,
          'documents', ${documentsOf("'~m' || c.id")}) ORDER BY c.population DESC)
        FROM cities c), '[]') AS cities,
      coalesce((SELECT json_agg(json_build_object('id', c.id, 'lexemes', c.lexemes,
          'documents', ${documentsOf("'~c' || c.id")}) ORDER BY c.id)
        FROM (SELECT id, tsvector_to_array(search_stems(search_fold(name), 'search_text_long')) AS lexemes
              FROM categories WHERE is_visible) c
        WHERE c.lexemes && ARRAY(SELECT lexeme FROM typed UNION ALL SELECT lexeme FROM completions)), '[]')
        AS categories,
      coalesce((SELECT json_agg(json_build_object('ids', k.ids, 'narrowerIds', k.narrower,
          'first', k.first - 1, 'last', k.last - 1,
          'documents', (SELECT coalesce(sum(documents), 0) FROM search_lexemes
            WHERE lexeme = ANY (SELECT '~k' || id FROM unnest(k.ids || k.narrower) AS id)))) FROM meant_kinds k), '[]') AS kinds`,
};

/** Looks up a text word by word; `isIncomplete` when its last word may be incomplete. */
export async function readText(reader: Reader, text: string, isIncomplete: boolean): Promise<ReadText> {
  const [read] = await reader.query<ReadText>(READ_TEXT, [text, isIncomplete]);
  return read ?? { companies: 0, words: [], completions: [], cities: [], categories: [], kinds: [] };
}

/** Returns a text with only the words of a part of it, the others as stop words; null where the part says nothing. */
export function onlyWords(read: ReadText, phrase: string): ReadText | null {
  const keptWords = new Set(normalizeText(phrase).split(' '));
  const words = read.words.map((typedWord) =>
    keptWords.has(typedWord.word) && !typedWord.isStopWord
      ? typedWord
      : { ...typedWord, lexeme: null, isStopWord: true },
  );
  if (words.every(({ isStopWord }) => isStopWord)) return null;
  return { ...read, words, completions: words.at(-1)?.isStopWord ? [] : read.completions };
}
