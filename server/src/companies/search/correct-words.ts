import type { Reader, Statement } from '../../database/statement.ts';
import { editDistance } from './edit-distance.ts';
import { nearMisses } from './near-misses.ts';
import type { KnownWord, ReadText, TypedWord } from './read-text.ts';

/**
 * Candidates by shared trigrams, so that few edit distances are computed; $2 are near misses of the words $3, since
 * a short word with two letters swapped shares hardly any trigram with the intended one.
 */
const SIMILAR: Statement = {
  name: 'search_similar_words',
  text: `
    SELECT typed, near.word, known.lexeme, known.documents
    FROM unnest($1::text[]) AS typed, LATERAL (
      SELECT word FROM (
        SELECT DISTINCT s.word, similarity(s.word, typed) AS likeness FROM search_spellings s
        WHERE s.word % typed AND length(s.word) BETWEEN length(typed) - 2 AND length(typed) + 2
        ORDER BY likeness DESC LIMIT 60
      ) alike
      UNION
      SELECT s.word FROM unnest($2::text[], $3::text[]) AS miss (word, of) JOIN search_spellings s USING (word)
      WHERE miss.of = typed
    ) near, LATERAL (
      SELECT max(w.lexeme) AS lexeme, sum(w.documents)::int AS documents
      FROM search_words w WHERE w.word = near.word
    ) known
    WHERE known.lexeme IS NOT NULL`,
};

/** A word that some company has is corrected only when the correction is this many times as frequent. */
const CLEARLY_MEANT = 20;

/** Words whose near misses are generated; longer ones share enough trigrams. */
const SHORT = /^[a-z]{4,6}$/;

const mostEdits = ({ word, isKnown }: TypedWord): number => (isKnown || word.length <= 5 ? 1 : 2);

/** Returns the cost of a correction: its edits, half an edit less for a word a hundred times as frequent. */
const costOf = (typed: string, known: KnownWord): number =>
  editDistance(typed, known.word) - 0.25 * Math.log10(known.documents + 1);

/** Returns false for numbers and words of one or two letters: they have too many neighbours. */
const isCorrectable = ({ word, isStopWord }: TypedWord): boolean =>
  !isStopWord && word.length > 2 && /^\p{L}+$/u.test(word);

/** Returns the positions of words that no company has; the last one may be incomplete. */
export function unknownWords({ words, completions }: ReadText): number[] {
  return words.flatMap((typed, index) => {
    const mayGoOn = index === words.length - 1 && completions.length > 0;
    return typed.isKnown || mayGoOn || !isCorrectable(typed) ? [] : [index];
  });
}

/**
 * Returns corrections by position: at most 1 edit up to 5 letters or where the word exists, else 2. A form of a
 * known word ("padarias") stays; positions without a better word are left out.
 */
export async function correctWords(
  reader: Reader,
  { words }: ReadText,
  positions: number[],
): Promise<Map<number, string>> {
  const typed = positions.map((position) => words[position]?.word ?? '');
  const unknown = new Set(words.flatMap(({ word, isKnown }) => (isKnown ? [] : [word])));
  const misses = [...new Set(typed)]
    .filter((word) => unknown.has(word) && SHORT.test(word))
    .flatMap((of) => nearMisses(of).map((word) => ({ word, of })));
  const similar = await reader.query<KnownWord & { typed: string }>(SIMILAR, [
    typed,
    misses.map(({ word }) => word),
    misses.map(({ of }) => of),
  ]);
  const corrections = new Map<number, string>();
  for (const position of positions) {
    const word = words[position];
    if (!word) continue;
    const near = similar.filter(
      (known) =>
        known.typed === word.word &&
        known.word !== word.word &&
        editDistance(word.word, known.word) <= mostEdits(word),
    );
    const best = near.sort((one, other) => costOf(word.word, one) - costOf(word.word, other))[0];
    if (!best || best.lexeme === word.lexeme) continue;
    const formIsNear = near.some((known) => known.lexeme === word.lexeme);
    const isReal = word.isKnown || (word.documents > 0 && !formIsNear);
    if (!isReal || best.documents >= CLEARLY_MEANT * Math.max(1, word.documents)) {
      corrections.set(position, best.word);
    }
  }
  return corrections;
}

/** Returns the text with the corrected words; others stay as typed where each word of the text can be found in it. */
export function withCorrections(text: string, { words }: ReadText, corrections: Map<number, string>): string {
  const typed = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const kept = typed.length === words.length ? typed : words.map(({ word }) => word);
  return kept.map((word, index) => corrections.get(index) ?? word).join(' ');
}
