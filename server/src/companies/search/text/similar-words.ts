import type { Reader, Statement } from '../../../database/statement.ts';

/** A known word that resembles a typed one. */
export interface SimilarWord {
  typed: string;
  word: string;
  lexeme: string;
  documents: number;
  soundsAlike: boolean;
}

/** At most two letters longer or shorter than what was typed: 'sc' sounds like 'zzzzqqqq'. */
const AS_LONG = 'length(s.word) BETWEEN length(typed.word) - 2 AND length(typed.word) + 2';

/**
 * Known words that look or sound like the words $1 ($4 as typed, with their ç). Words that look alike share trigrams,
 * so that few edit distances are computed; $2 are near misses of the words $3, since a short word with two letters
 * swapped shares hardly any trigram with the intended one.
 */
const SIMILAR: Statement = {
  name: 'search_similar_words',
  text: `
    SELECT typed.word AS typed, near.word, known.lexeme, known.documents, near.sound = typed.sound AS "soundsAlike"
    FROM (SELECT word, search_sound(raw) AS sound FROM unnest($1::text[], $4::text[]) AS t (word, raw)) typed, LATERAL (
      (SELECT word, sound FROM (
        SELECT DISTINCT s.word, s.sound, similarity(s.word, typed.word) AS likeness FROM search_spellings s
        WHERE s.word % typed.word AND ${AS_LONG}
        ORDER BY likeness DESC LIMIT 60
      ) alike)
      UNION
      SELECT s.word, s.sound FROM unnest($2::text[], $3::text[]) AS miss (word, of) JOIN search_spellings s USING (word)
      WHERE miss.of = typed.word
      UNION
      (SELECT s.word, s.sound FROM search_spellings s
       WHERE s.sound = typed.sound AND ${AS_LONG} LIMIT 40)
    ) near, LATERAL (
      SELECT max(w.lexeme) AS lexeme, sum(w.documents)::int AS documents
      FROM search_words w WHERE w.word = near.word
    ) known
    WHERE known.lexeme IS NOT NULL AND near.word <> typed.word`,
};

/** Known words that sound like the words $1, $2 as typed with their ç. */
const SOUNDING_ALIKE: Statement = {
  name: 'search_words_sounding_alike',
  text: `
    SELECT typed.word AS typed, near.word, known.lexeme, known.documents, true AS "soundsAlike"
    FROM unnest($1::text[], $2::text[]) AS typed (word, raw), LATERAL (
      SELECT s.word FROM search_spellings s
      WHERE s.sound = search_sound(typed.raw) AND s.word <> typed.word AND ${AS_LONG} LIMIT 40
    ) near, LATERAL (
      SELECT max(w.lexeme) AS lexeme, sum(w.documents)::int AS documents
      FROM search_words w WHERE w.word = near.word
    ) known
    WHERE known.lexeme IS NOT NULL`,
};

/** Words whose near misses are generated; longer ones share enough trigrams. */
const SHORT = /^[a-z]{4,6}$/;

/** Returns known words that look or sound like the `typed` ones, `asTyped` with their ç. Short `unknown` ones may be a near miss. */
export function wordsLike(
  reader: Reader,
  typed: readonly string[],
  asTyped: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<SimilarWord[]> {
  const misses = [...new Set(typed)]
    .filter((word) => unknown.has(word) && SHORT.test(word))
    .flatMap((of) => nearMisses(of).map((word) => ({ word, of })));
  return reader.query<SimilarWord>(SIMILAR, [
    typed,
    misses.map(({ word }) => word),
    misses.map(({ of }) => of),
    asTyped,
  ]);
}

/** Returns known words that sound like the `typed` ones, `asTyped` with their ç. */
export const wordsSoundingAlike = (
  reader: Reader,
  typed: readonly string[],
  asTyped: readonly string[],
): Promise<SimilarWord[]> => reader.query<SimilarWord>(SOUNDING_ALIKE, [typed, asTyped]);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns every text one edit away from a normalized word: about sixty a letter, so for short words only. */
export function nearMisses(word: string): string[] {
  const misses = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after.length > 1) misses.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    if (after.length > 0) misses.add(before + after.slice(1));
    for (const letter of LETTERS) {
      if (after.length > 0) misses.add(before + letter + after.slice(1));
      misses.add(before + letter + after);
    }
  }
  misses.delete(word);
  return [...misses];
}
