import type { Reader, Statement } from '../../database/statement.ts';
import type { ReadText, TypedWord } from './read-text.ts';
import type { SearchStepKind } from './search.types.ts';
import { editDistance } from './text/edit-distance.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';
import { nearMisses } from './text/near-misses.ts';

/** Words of the text, from `first` to `last`, and what they are searched as. */
export interface Respelling {
  first: number;
  last: number;
  used: string;
  kind: `${SearchStepKind}`;
}

interface Candidate {
  typed: string;
  word: string;
  lexeme: string;
  documents: number;
  soundsAlike: boolean;
}

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
        WHERE s.word % typed.word AND length(s.word) BETWEEN length(typed.word) - 2 AND length(typed.word) + 2
        ORDER BY likeness DESC LIMIT 60
      ) alike)
      UNION
      SELECT s.word, s.sound FROM unnest($2::text[], $3::text[]) AS miss (word, of) JOIN search_spellings s USING (word)
      WHERE miss.of = typed.word
      UNION
      (SELECT s.word, s.sound FROM search_spellings s WHERE s.sound = typed.sound LIMIT 40)
    ) near, LATERAL (
      SELECT max(w.lexeme) AS lexeme, sum(w.documents)::int AS documents
      FROM search_words w WHERE w.word = near.word
    ) known
    WHERE known.lexeme IS NOT NULL AND near.word <> typed.word`,
};

/** Which of the words $1 exist. */
const KNOWN: Statement = {
  name: 'search_known_words',
  text: `SELECT word, sum(documents)::int AS documents FROM search_words WHERE word = ANY ($1::text[]) GROUP BY word`,
};

/** A word that some company has is corrected only when the correction is this many times as frequent. */
const CLEARLY_MEANT = 20;
/** Words whose near misses are generated; longer ones share enough trigrams. */
const SHORT = /^[a-z]{4,6}$/;
const SHORTEST_PART = 2;
/** A word that sounds the same costs less than one with an edit. */
const COST_OF_SOUND = 0.2;
/** Spellings of a word that are tried. */
const MOST_SPELLINGS = 3;
/** Combinations of the spellings of several words that are tried. */
const MOST_COMBINATIONS = 4;

const mostEdits = ({ word, isKnown }: TypedWord): number => (isKnown || word.length <= 5 ? 1 : 2);

/** Returns the cost of a correction: its edits, half an edit less for a word a hundred times as frequent. */
function costOf(typed: string, { word, documents, soundsAlike }: Candidate): number {
  const edits =
    editDistance(typed, word) +
    (typed[0] === word[0] ? 0 : 0.3) +
    0.01 * Math.abs(typed.length - word.length);
  return (soundsAlike ? Math.min(edits, COST_OF_SOUND) : edits) - 0.25 * Math.log10(documents + 1);
}

/** Returns false for numbers and words of one or two letters: they have too many neighbours. */
const isCorrectable = ({ word, isStopWord }: TypedWord): boolean =>
  !isStopWord && word.length > 2 && /^\p{L}+$/u.test(word);

/** Returns the positions of words that no company has and that say something; the last one may be incomplete. */
export function unknownWords({ words, completions }: ReadText): number[] {
  return words.flatMap((typed, index) => {
    const mayGoOn = index === words.length - 1 && completions.length > 0;
    const isEmpty = words.length > 1 && EMPTY_WORDS.has(typed.word);
    return typed.isKnown || mayGoOn || isEmpty || !isCorrectable(typed) ? [] : [index];
  });
}

/**
 * Returns other spellings of the words at `positions`, the likeliest first: joined with a neighbour, split in two, or words
 * that look or sound alike. A form of a known word ("padarias") stays; positions without a better word are left out. Loose
 * respellings need only sound alike, however rare.
 */
export async function respell(
  reader: Reader,
  read: ReadText,
  positions: number[],
  raw: readonly string[],
  isLoose = false,
): Promise<Respelling[][]> {
  const [apart, corrected] = await Promise.all([
    joinedOrSplit(reader, read, positions),
    similarWords(reader, read, positions, raw, isLoose),
  ]);
  const taken = new Set(apart.flatMap(({ first, last }) => [first, last]));
  const choices = corrected.filter(([best]) => best && !taken.has(best.first));
  return combinations(choices)
    .map((chosen) => [...apart, ...chosen].sort((one, other) => one.first - other.first))
    .filter((respellings) => respellings.length > 0);
}

/** Returns one spelling of each word in every combination, those of the likeliest spellings first. */
function combinations(choices: Respelling[][]): Respelling[][] {
  const all = choices.reduce<{ chosen: Respelling[]; rank: number }[]>(
    (begun, spellings) =>
      begun.flatMap(({ chosen, rank }) =>
        spellings.map((spelling, index) => ({ chosen: [...chosen, spelling], rank: rank + index })),
      ),
    [{ chosen: [], rank: 0 }],
  );
  return all
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_COMBINATIONS)
    .map(({ chosen }) => chosen);
}

async function joinedOrSplit(
  reader: Reader,
  { words }: ReadText,
  positions: number[],
): Promise<Respelling[]> {
  const wordAt = (index: number) => words[index]?.word ?? '';
  const pairs = positions.flatMap((index) =>
    [index - 1, index].filter((first) => first >= 0 && first + 1 < words.length),
  );
  const splits = positions.flatMap((index) => {
    const word = wordAt(index);
    return words[index]?.documents === 0 && /^[a-z]{5,}$/.test(word)
      ? cuts(word).map((parts) => ({ index, parts }))
      : [];
  });
  const asked = new Set([
    ...pairs.map((first) => wordAt(first) + wordAt(first + 1)),
    ...splits.flatMap(({ parts }) => parts),
  ]);
  if (asked.size === 0) return [];
  const rows = await reader.query<{ word: string; documents: number }>(KNOWN, [[...asked]]);
  const known = new Map(rows.map(({ word, documents }) => [word, documents]));
  const found: Respelling[] = [];
  const isFree = (first: number, last: number) =>
    !found.some((other) => other.first <= last && first <= other.last);
  for (const first of pairs) {
    const used = wordAt(first) + wordAt(first + 1);
    if (known.has(used) && isFree(first, first + 1))
      found.push({ first, last: first + 1, used, kind: 'joined' });
  }
  for (const index of positions) {
    const best = splits
      .filter((split) => split.index === index && split.parts.every((part) => known.has(part)))
      .map(({ parts }) => ({ parts, rarest: Math.min(...parts.map((part) => known.get(part) ?? 0)) }))
      .sort((one, other) => other.rarest - one.rarest)[0];
    if (best && isFree(index, index)) {
      found.push({ first: index, last: index, used: best.parts.join(' '), kind: 'split' });
    }
  }
  return found;
}

/** Returns every way to cut a word in two. */
function cuts(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, index) => {
    const at = index + SHORTEST_PART;
    return [word.slice(0, at), word.slice(at)];
  });
}

async function similarWords(
  reader: Reader,
  { words }: ReadText,
  positions: number[],
  raw: readonly string[],
  isLoose: boolean,
): Promise<Respelling[][]> {
  const typed = positions.map((position) => words[position]?.word ?? '');
  const unknown = new Set(words.flatMap(({ word, isKnown }) => (isKnown ? [] : [word])));
  const misses = [...new Set(typed)]
    .filter((word) => unknown.has(word) && SHORT.test(word))
    .flatMap((of) => nearMisses(of).map((word) => ({ word, of })));
  const similar = await reader.query<Candidate>(SIMILAR, [
    typed,
    misses.map(({ word }) => word),
    misses.map(({ of }) => of),
    positions.map((position) => raw[position] ?? words[position]?.word ?? ''),
  ]);
  return positions.map((position) => {
    const word = words[position];
    if (!word) return [];
    const near = similar.filter(
      (known) =>
        known.typed === word.word &&
        (known.soundsAlike || (!isLoose && editDistance(word.word, known.word) <= mostEdits(word))),
    );
    near.sort((one, other) => costOf(word.word, one) - costOf(word.word, other));
    const [best] = near;
    if (!best || best.lexeme === word.lexeme) return [];
    const formIsNear = near.some((known) => known.lexeme === word.lexeme);
    const isReal = !isLoose && (word.isKnown || (word.documents > 0 && !formIsNear));
    if (isReal && best.documents < CLEARLY_MEANT * Math.max(1, word.documents)) return [];
    return near
      .filter(({ lexeme }, index) => near.findIndex((other) => other.lexeme === lexeme) === index)
      .slice(0, MOST_SPELLINGS)
      .map(({ word: used, soundsAlike }) => ({
        first: position,
        last: position,
        used,
        kind: soundsAlike ? 'sound' : 'corrected',
      }));
  });
}

/** Splits a text as the database does, keeping case and accents; null where it has other words. */
export function typedWords(text: string, { words }: ReadText): string[] | null {
  const typed = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return typed.length === words.length ? typed : null;
}

/** Returns the text with the respelt words; others stay as typed where each word of the text can be found in it. */
export function withRespellings(text: string, read: ReadText, respellings: Respelling[]): string {
  const kept = typedWords(text, read) ?? read.words.map(({ word }) => word);
  return kept
    .flatMap((word, index) => {
      const respelling = respellings.find(({ first, last }) => first <= index && index <= last);
      if (!respelling) return [word];
      return respelling.first === index ? [respelling.used] : [];
    })
    .join(' ');
}
