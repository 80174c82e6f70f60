import { mentionsIn, withoutOverlaps } from './mentions.ts';
import { typedWords } from './respell.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';
import type { ReadText } from './text/read-text.ts';

/** Plain words that are left out one by one. */
const MOST_DROPPED = 3;

/**
 * Returns the text without its last word that says nothing, else without its first, else without those between; null where
 * it has none, or nothing but a city besides.
 */
export function withoutEmptyWords(text: string, read: ReadText): string | null {
  const mentions = withoutOverlaps(mentionsIn(read));
  // 'fotos' alone may be one word too many, although it names a kind.
  const isNamed = (index: number) =>
    mentions.some(
      ({ kind, first, last }) => first <= index && index <= last && (kind === 'city' || first < last),
    );
  const says = (index: number) => read.words[index]?.isStopWord === false;
  const all = read.words.map((_, index) => index);
  const empty = all.filter((index) => EMPTY_WORDS.has(read.words[index]?.word ?? '') && !isNamed(index));
  const isCity = (index: number) =>
    mentions.some(({ kind, first, last }) => kind === 'city' && first <= index && index <= last);
  if (!all.some((index) => says(index) && !empty.includes(index) && !isCity(index))) return null;
  const outer = [all.findLast(says), all.find(says)].find(
    (index) => index !== undefined && empty.includes(index),
  );
  const kept = all.filter((index) => (outer === undefined ? !empty.includes(index) : index !== outer));
  if (kept.length === all.length) return null;
  const words = typedWords(text, read);
  return kept
    .slice(kept.findIndex(says), kept.findLastIndex(says) + 1)
    .map((index) => words[index])
    .join(' ');
}

/**
 * Returns the texts to try in turn when no company has all words: without words that say nothing, then without those
 * that nobody has and the `respelt` ones, then without one more plain word from the right each time, and at last only
 * the rarest word or the kinds. What the text names, such as its city, is in each, but never a city alone.
 */
export function shorterTexts(
  words: readonly string[],
  read: ReadText,
  respelt: ReadonlySet<string>,
): string[] {
  const mentions = withoutOverlaps(mentionsIn(read));
  const isMentioned = (index: number) => mentions.some(({ first, last }) => first <= index && index <= last);
  const isCity = (index: number) =>
    mentions.some(({ kind, first, last }) => kind === 'city' && first <= index && index <= last);
  const documents = (index: number) => read.words[index]?.documents ?? 0;
  const tries = new Set<string>();
  const attempt = (kept: number[]) => {
    if (!kept.every(isCity) && kept.length < words.length)
      tries.add(kept.map((index) => words[index]).join(' '));
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
  const plain = kept.filter((index) => index !== rarest && !isMentioned(index)).reverse();
  for (const dropped of plain.slice(0, MOST_DROPPED)) {
    kept = kept.filter((index) => index !== dropped);
    attempt(kept);
  }
  // At last what the text names with the rarest word, else alone: never without its kind or its city.
  const named = meaningful.filter(isMentioned);
  if (rarest !== undefined) attempt([...named, rarest].sort((one, other) => one - other));
  if (mentions.some(({ kind }) => kind !== 'city')) attempt(named);
  return [...tries];
}
