import type { Reader, Statement } from '../../database/statement.ts';
import type { SearchStepKind } from './search.types.ts';
import { covers, mentionsIn } from './split-text.ts';
import { editDistance } from './text/edit-distance.ts';
import { EMPTY_WORDS, LANGUAGE_WORDS } from './text/empty-words.ts';
import type { ReadText, TypedWord } from './text/look-up-words.ts';
import { type SimilarWord, wordsLike, wordsSoundingAlike } from './text/similar-words.ts';

/** Words of the text, from `first` to `last`, and what they are searched as. */
export interface Respelling {
  first: number;
  last: number;
  used: string;
  kind: `${SearchStepKind}`;
  /** Lower is likelier. */
  cost: number;
}

/**
 * Which spellings of known words count: `likely` ones are far more frequent, `alike` ones sound the same, `any` has both
 * and an edit.
 */
export type Spellings = 'likely' | 'alike' | 'any';

/** Which of the words $1 exist. */
const KNOWN: Statement = {
  name: 'search_known_words',
  text: `SELECT word, sum(documents)::int AS documents FROM search_words WHERE word = ANY ($1::text[]) GROUP BY word`,
};

/** A word that some company has is corrected only when the correction is this many times as frequent. */
const CLEARLY_MEANT = 20;
/** A word that this many companies have is spelt right. */
const CERTAIN = 500;
const SHORTEST_PART = 2;
/** A word that sounds the same costs less than one with an edit. */
const COST_OF_SOUND = 0.2;
/** Spellings of a word that are tried. */
const MOST_SPELLINGS = 3;
/** Words of a text that are respelt. */
const MOST_RESPELT = 6;
/** Combinations of the spellings of several words that are tried. */
const MOST_COMBINATIONS = 5;

/** A word of three letters is corrected only where another sounds the same. */
function mostEdits({ word, isKnown }: TypedWord): number {
  if (word.length < 4) return 0;
  return isKnown || word.length < 8 ? 1 : 2;
}

/** Returns the cost of a correction: its edits, half an edit less for a word a hundred times as frequent. */
function costOf(typed: string, { word, documents, soundsAlike }: SimilarWord): number {
  const edits =
    editDistance(typed, word) +
    (typed[0] === word[0] ? 0 : 0.3) +
    0.01 * Math.abs(typed.length - word.length);
  return (soundsAlike ? Math.min(edits, COST_OF_SOUND) : edits) - 0.25 * Math.log10(documents + 1);
}

/** Returns false for numbers and words of one or two letters: they have too many neighbours. */
const isCorrectable = ({ word, isStopWord }: TypedWord): boolean =>
  !isStopWord && word.length > 2 && /^\p{L}+$/u.test(word);

/** Returns whether a word is one of the language or of what the text names: it is not corrected, at most joined, and split where no company has it. */
const isSpeltRight = (read: ReadText, index: number): boolean =>
  LANGUAGE_WORDS.has(read.words[index]?.word ?? '') ||
  mentionsIn(read).some(({ first, last }) => first <= index && index <= last);

/** Returns whether a word is one of a city that is certain. */
const isInPlace = (read: ReadText, index: number): boolean =>
  mentionsIn(read).some((mention) => mention.isCertain === true && covers(mention, index));

/** Returns the positions of words that may be misspelt. */
export const correctableWords = ({ words }: ReadText): number[] =>
  words.flatMap((typedWord, index) =>
    isCorrectable(typedWord) && !EMPTY_WORDS.has(typedWord.word) ? [index] : [],
  );

/** Returns the positions of words that may be misspelt and that few companies have. */
export const doubtfulWords = (read: ReadText): number[] =>
  correctableWords(read).filter((index) => (read.words[index]?.documents ?? 0) < CERTAIN);

/** Returns the positions of words that no company has and that say something; the last one may be incomplete. */
export function unknownWords({ words, completions }: ReadText): number[] {
  return words.flatMap((typedWord, index) => {
    const mayGoOn = index === words.length - 1 && completions.length > 0;
    const isEmpty = words.length > 1 && EMPTY_WORDS.has(typedWord.word);
    return typedWord.isKnown || mayGoOn || isEmpty || !isCorrectable(typedWord) ? [] : [index];
  });
}

/**
 * Returns other spellings of the words at `indexes`, the likeliest first: joined with a neighbour, split in two, or words
 * that look or sound alike. A form of a known word ("padarias") stays; positions without a better word are left out.
 */
export async function respell(
  reader: Reader,
  read: ReadText,
  indexes: number[],
  raw: readonly string[],
  spellings: Spellings = 'likely',
): Promise<Respelling[][]> {
  const positions = indexes.slice(0, MOST_RESPELT);
  const [{ joined, split }, similar] = await Promise.all([
    joinOrSplit(reader, read, positions, spellings),
    similarWords(
      reader,
      read,
      positions.filter((position) => !isSpeltRight(read, position)),
      raw,
      spellings,
    ),
  ]);
  const joinedIndexes = new Set(joined.flatMap(({ first, last }) => [first, last]));
  const choices = positions
    .filter((position) => !joinedIndexes.has(position))
    .map((position) =>
      [...similar, ...split]
        .filter(({ first }) => first === position)
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MOST_SPELLINGS),
    );
  return combinations(choices, (position) => spellings !== 'likely' && read.words[position]?.isKnown === true)
    .map((chosen) => [...joined, ...chosen].sort((a, b) => a.first - b.first))
    .filter((respellings) => respellings.length > 0);
}

/** Returns one spelling of each word in every combination, the likeliest first; a word that `mayStay` also as typed. */
function combinations(choices: Respelling[][], mayStay: (position: number) => boolean): Respelling[][] {
  let all: { chosen: Respelling[]; cost: number }[] = [{ chosen: [], cost: 0 }];
  for (const spellings of choices) {
    const [best] = spellings;
    if (!best) continue;
    const stays = mayStay(best.first);
    all = all
      .flatMap((begun) => [
        ...(stays ? [begun] : []),
        ...spellings.map((spelling) => ({
          chosen: [...begun.chosen, spelling],
          cost: begun.cost + spelling.cost + (stays ? costOfDoubt(spelling) : 0),
        })),
      ])
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 2 * MOST_COMBINATIONS);
  }
  return all.slice(0, MOST_COMBINATIONS).map(({ chosen }) => chosen);
}

/** Returns the cost of respelling a known word, which is seldom wrong but often written as it sounds. */
const costOfDoubt = ({ kind }: Respelling): number => (kind === 'sound' ? 0.5 : 2);

async function joinOrSplit(
  reader: Reader,
  read: ReadText,
  positions: number[],
  spellings: Spellings,
): Promise<{ joined: Respelling[]; split: Respelling[] }> {
  const { words } = read;
  const wordAt = (index: number) => words[index]?.word ?? '';
  const open = positions.filter((index) => !isInPlace(read, index));
  const pairs = open.flatMap((index) =>
    [index - 1, index].filter((first) => first >= 0 && first + 1 < words.length),
  );
  const splits = open.flatMap((index) => {
    if (LANGUAGE_WORDS.has(wordAt(index)) && words[index]?.documents !== 0) return [];
    const mayBeSplit = spellings === 'any' || words[index]?.documents === 0;
    return mayBeSplit && /^[a-z]{5,}$/.test(wordAt(index))
      ? cuts(wordAt(index)).map((pieces) => ({ index, parts: pieces }))
      : [];
  });
  const candidates = new Set([
    ...pairs.map((first) => wordAt(first) + wordAt(first + 1)),
    ...splits.flatMap(({ parts: pieces }) => pieces),
  ]);
  if (candidates.size === 0) return { joined: [], split: [] };
  const rows = await reader.query<{ word: string; documents: number }>(KNOWN, [[...candidates]]);
  const documentsOf = new Map(rows.map(({ word, documents }) => [word, documents]));
  const joined: Respelling[] = [];
  for (const first of pairs) {
    const joinedWord = wordAt(first) + wordAt(first + 1);
    const isFree = !joined.some((other) => other.first <= first + 1 && first <= other.last);
    if (documentsOf.has(joinedWord) && isFree)
      joined.push({ first, last: first + 1, used: joinedWord, kind: 'joined', cost: 0 });
  }
  const split = splits
    .filter(({ parts: pieces }) => pieces.every((word) => documentsOf.has(word)))
    .map(({ index, parts: pieces }) => ({
      first: index,
      last: index,
      used: pieces.join(' '),
      kind: 'split' as const,
      cost: costOfSplit(pieces, (word) => documentsOf.get(word) ?? 0),
    }));
  return { joined, split };
}

/** Returns the cost of a split: less than an edit between frequent words, more where a part is very short. */
const costOfSplit = (words: readonly string[], documentsOf: (word: string) => number): number =>
  0.6 +
  (words.some((word) => word.length < 3) ? 0.7 : 0) -
  0.25 * Math.log10(Math.min(...words.map(documentsOf)) + 1);

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
  spellings: Spellings,
): Promise<Respelling[]> {
  if (positions.length === 0) return [];
  const typed = positions.map((position) => words[position]?.word ?? '');
  const unknown = new Set(words.flatMap(({ word, isKnown }) => (isKnown ? [] : [word])));
  const asTyped = positions.map((position) => raw[position] ?? words[position]?.word ?? '');
  const similar =
    spellings === 'alike'
      ? await wordsSoundingAlike(reader, typed, asTyped)
      : await wordsLike(reader, typed, asTyped, unknown);
  return positions.flatMap((position) => {
    const word = words[position];
    if (!word) return [];
    const isWithin = (candidate: SimilarWord, edits: number) =>
      candidate.soundsAlike || editDistance(word.word, candidate.word) <= edits;
    const alike = similar.filter(
      (candidate) =>
        candidate.typed === word.word && (spellings === 'likely' || candidate.lexeme !== word.lexeme),
    );
    const near = alike.filter((candidate) => isWithin(candidate, mostEdits(word)));
    near.sort((a, b) => costOf(word.word, a) - costOf(word.word, b));
    const [best] = near;
    if (!best || best.lexeme === word.lexeme) return [];
    const endings = word.isKnown || word.word.length < 6 ? 1 : 2;
    const formIsNear = alike.some(
      (candidate) => candidate.lexeme === word.lexeme && isWithin(candidate, endings),
    );
    const isReal = spellings === 'likely' && word.documents > 0 && !formIsNear;
    if (isReal && best.documents < CLEARLY_MEANT * Math.max(1, word.documents)) return [];
    return near
      .filter(({ lexeme }, index) => near.findIndex((other) => other.lexeme === lexeme) === index)
      .map((candidate) => ({
        first: position,
        last: position,
        used: candidate.word,
        kind: candidate.soundsAlike ? 'sound' : 'corrected',
        cost: costOf(word.word, candidate),
      }));
  });
}

/** Returns the words of a text with their case and accents; normalized where the database splits it otherwise. */
export function typedWords(text: string, { words }: ReadText): string[] {
  const rawWords = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return rawWords.length === words.length ? rawWords : words.map(({ word }) => word);
}

/** Returns the text with the respelt words; others stay as typed where each word of the text can be found in it. */
export function withRespellings(
  text: string,
  read: ReadText,
  respellings: Pick<Respelling, 'first' | 'last' | 'used'>[],
): string {
  return typedWords(text, read)
    .flatMap((word, index) => {
      const respelling = respellings.find(({ first, last }) => first <= index && index <= last);
      if (!respelling) return [word];
      return respelling.first === index ? [respelling.used] : [];
    })
    .join(' ');
}
