import type { Reader } from '../../database/statement.ts';
import { mayBeIncomplete } from './clean-text.ts';
import { shorterTexts } from './drop-words.ts';
import { mentionsIn, withoutOverlaps } from './mentions.ts';
import { type ReadText, readText } from './read-text.ts';
import { type Respelling, respell, typedWords, unknownWords, withRespellings } from './respell.ts';
import { type SearchStep, SearchStepKind } from './search.types.ts';
import type { SearchResult } from './search-result.ts';

interface Widening {
  reader: Reader;
  text: string;
  read: ReadText;
  search(read: ReadText, behind?: SearchResult): Promise<SearchResult>;
  /** False where every word has to match. */
  maySkipWords: boolean;
}

/** With fewer results, other spellings follow them. */
const TOO_FEW = 3;

/**
 * Searches a text in steps; each only when the one before found nothing. Words that no company has are respelt first;
 * then all words as typed; then other spellings of known words; then fewer words. The result says which steps were taken.
 * Few results of what was typed are followed by those of other spellings.
 */
export async function widenSearch({
  reader,
  text,
  read,
  search,
  maySkipWords,
}: Widening): Promise<SearchResult> {
  const respelt = async (positions: number[], behind?: SearchResult) => {
    const isLoose = behind !== undefined;
    const respellings = await respell(reader, read, positions, rawWords(text, read), isLoose);
    if (respellings.length === 0) return null;
    const used = withRespellings(text, read, respellings);
    const isIncomplete = mayBeIncomplete(text) && respellings.at(-1)?.last !== read.words.length - 1;
    const readUsed = await readText(reader, used, isIncomplete);
    return {
      used,
      read: readUsed,
      steps: stepsOf(text, read, respellings),
      result: await search(readUsed, behind),
    };
  };
  const corrected = (used: string, steps: SearchResult['steps'], result: SearchResult) => ({
    ...result,
    correction: { typed: text.trim(), used },
    steps,
  });

  const unknown = unknownWords(read);
  const meant = unknown.length > 0 ? await respelt(unknown) : null;
  if (meant && meant.result.total > 0) return corrected(meant.used, meant.steps, meant.result);
  const typed = await search(read);
  if (typed.total >= TOO_FEW || (typed.total > 0 && !maySkipWords)) return typed;
  if (typed.total > 0) {
    const other = await respelt(wordsOf(read), typed);
    return other && other.result.total > 0 ? joined(typed, other.result, other.steps) : typed;
  }
  if (unknown.length === 0) {
    for (const positions of [rarestWord(read), wordsOf(read)]) {
      const other = positions.length > 0 ? await respelt(positions) : null;
      if (other && other.result.total > 0) return corrected(other.used, other.steps, other.result);
    }
  }
  if (!maySkipWords) return typed;
  const base = meant ?? { used: text, read, steps: [] };
  const words = typedWords(base.used, base.read) ?? base.read.words.map(({ word }) => word);
  for (const shorter of shorterTexts(words, base.read, withoutOverlaps(mentionsIn(base.read)))) {
    const result = await search(await readText(reader, shorter, false));
    if (result.total > 0) {
      const step = { kind: SearchStepKind.dropped, typed: base.used.trim(), used: shorter };
      return corrected(shorter, [...base.steps, step], result);
    }
  }
  return typed;
}

/** Returns the results of what was typed and behind them the others. */
const joined = (typed: SearchResult, others: SearchResult, steps: SearchStep[]): SearchResult => ({
  ...typed,
  ids: [...typed.ids, ...others.ids],
  total: typed.total + others.total,
  totalIsExact: others.totalIsExact,
  steps,
});

/** Returns the positions of all words but stop words. */
const wordsOf = ({ words }: ReadText): number[] =>
  words.flatMap(({ isStopWord }, index) => (isStopWord ? [] : [index]));

/** Returns the position of the word that the fewest companies have, none for a single word. */
function rarestWord({ words }: ReadText): number[] {
  const counted = words.flatMap((word, index) => (word.isStopWord ? [] : [{ index, word }]));
  counted.sort((one, other) => one.word.documents - other.word.documents);
  const [rarest] = counted;
  return rarest && counted.length > 1 ? [rarest.index] : [];
}

/** Returns the words in lower case without accents, but with their ç. */
function rawWords(text: string, read: ReadText): string[] {
  return (typedWords(text, read) ?? []).map((word) =>
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/c\u0327/g, 'ç')
      .replace(/\p{M}/gu, ''),
  );
}

const stepsOf = (text: string, read: ReadText, respellings: Respelling[]) => {
  const words = typedWords(text, read) ?? read.words.map(({ word }) => word);
  return respellings.map(({ first, last, used, kind }) => ({
    kind: SearchStepKind[kind],
    typed: words.slice(first, last + 1).join(' '),
    used,
  }));
};
