import { isFixed } from './build-query.ts';
import { covers, IN, isPlace, type Mention, mentionsIn, withoutOverlaps } from './mentions.ts';
import { typedWords } from './respell.ts';
import { EMPTY_WORDS } from './text/empty-words.ts';
import type { ReadText } from './text/read-text.ts';

/** Of more words there are too many choices. */
const MOST_WORDS = 8;

/**
 * Returns the text without its last word that says nothing, else without its first, else without those between; null where
 * it has none, or nothing but a city besides.
 */
export function withoutEmptyWords(text: string, read: ReadText): string | null {
  const mentions = withoutOverlaps(mentionsIn(read));
  // 'fotos' alone may be one word too many, although it names a kind.
  const isNamed = (index: number) =>
    mentions.some((mention) => covers(mention, index) && (isPlace(mention) || mention.first < mention.last));
  const says = (index: number) => read.words[index]?.isStopWord === false;
  const all = read.words.map((_, index) => index);
  const empty = all.filter((index) => EMPTY_WORDS.has(read.words[index]?.word ?? '') && !isNamed(index));
  const isCity = (index: number) => mentions.some((mention) => isPlace(mention) && covers(mention, index));
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

/** A text, and how many of its words suffice beside what it names; all where `least` is missing. */
interface Shorter {
  text: string;
  least?: number;
}

/**
 * Returns the texts to try in turn when no company has all words: without words that say nothing, then without those
 * that nobody has, then with all but one of the others, with half of them, and at last what the text names. Its kinds and a
 * city that is certain are in each, but never a city alone; without a kind two words are the least.
 */
export function shorterTexts(words: readonly string[], read: ReadText): Shorter[] {
  const mentions = withoutOverlaps(mentionsIn(read));
  const isNamedWholly = read.words.every(
    ({ word, isStopWord }, index) =>
      isStopWord || EMPTY_WORDS.has(word) || mentions.some((mention) => covers(mention, index)),
  );
  // With its 'em': 'escola Palmas' may mean something else, where nothing else is said.
  const isOf = (mention: Mention, index: number) =>
    covers(mention, index) ||
    (isNamedWholly &&
      isPlace(mention) &&
      mention.first === index + 1 &&
      IN.has(read.words[index]?.word ?? ''));
  const indexesOf = (wanted: Mention[]) =>
    new Set(read.words.flatMap((_, index) => (wanted.some((one) => isOf(one, index)) ? [index] : [])));
  const mentioned = indexesOf(mentions);
  const ofCity = indexesOf(mentions.filter(isPlace));
  const tries = new Map<string, Shorter>();
  const attempt = (kept: number[], least?: number) => {
    const text = kept.map((index) => words[index]).join(' ');
    const isWhole = least === undefined && kept.length === words.length;
    if (!isWhole && !kept.every((index) => ofCity.has(index))) tries.set(`${least} ${text}`, { text, least });
  };
  const meaningful = read.words.flatMap(({ word, isStopWord }, index) =>
    mentioned.has(index) || !(isStopWord || EMPTY_WORDS.has(word)) ? [index] : [],
  );
  attempt(meaningful);
  const isKnown = (index: number) =>
    read.words[index]?.isKnown === true || (read.words[index]?.documents ?? 0) > 0;
  const known = meaningful.filter((index) => mentioned.has(index) || isKnown(index));
  attempt(known);
  const plain = known.filter((index) => !mentioned.has(index));
  const open = plain.length + mentions.filter((mention) => !isFixed(mention)).length;
  const hasKind = mentions.some((mention) => !isPlace(mention));
  const fewest = hasKind ? 1 : 2;
  for (const least of new Set([open - 1, Math.ceil(open / 2)])) {
    if (least >= fewest && least < open && open <= MOST_WORDS) attempt(known, least);
  }
  if (hasKind) attempt(known.filter((index) => mentioned.has(index)));
  return [...tries.values()];
}
