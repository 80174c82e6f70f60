import type { Mention } from './mentions.ts';
import type { ReadText } from './read-text.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';

const MOST_TRIES = 5;

/**
 * Returns the texts to try in turn when no company has all words: without words that say nothing, then without those
 * that nobody has and the `respelt` ones, then without one more from the right each time: plain words but the rarest
 * first, then kinds and categories, then the city.
 */
export function shorterTexts(
  words: readonly string[],
  read: ReadText,
  mentions: Mention[],
  respelt: ReadonlySet<string>,
): string[] {
  const isMentioned = (index: number) => mentions.some(({ first, last }) => first <= index && index <= last);
  const documents = (index: number) => read.words[index]?.documents ?? 0;
  const tries: number[][] = [];
  const attempt = (kept: number[]) => {
    if (kept.length > 0 && kept.length < (tries.at(-1)?.length ?? words.length)) tries.push(kept);
  };
  const meaningful = read.words.flatMap(({ word, isStopWord }, index) =>
    isMentioned(index) || !(isStopWord || EMPTY_WORDS.has(word)) ? [index] : [],
  );
  attempt(meaningful);
  let kept = meaningful.filter((index) => {
    const { word = '', isKnown = false } = read.words[index] ?? {};
    return isMentioned(index) || ((isKnown || documents(index) > 0) && !respelt.has(word));
  });
  attempt(kept);
  const [rarest] = kept
    .filter((index) => !isMentioned(index))
    .sort((one, other) => documents(one) - documents(other));
  // Kinds and categories go before the city.
  const inTurn = [
    ...kept.filter((index) => index !== rarest && !isMentioned(index)).reverse(),
    ...mentions.filter(({ kind }) => kind !== 'city').reverse(),
    ...mentions.filter(({ kind }) => kind === 'city'),
  ];
  for (const dropped of inTurn.slice(0, MOST_TRIES)) {
    kept = kept.filter((index) =>
      typeof dropped === 'number' ? index !== dropped : index < dropped.first || index > dropped.last,
    );
    attempt(kept);
  }
  return tries.map((indexes) => indexes.map((index) => words[index]).join(' '));
}
