import { plainText } from '../../lib/plain-text.ts';

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}@]+/u)
    .filter(Boolean);

/** Returns whether each word that was typed begins a word of the text. */
export function hasWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}

/** Returns whether the text begins as typed. */
export const beginsWith = (text: string, query: string): boolean =>
  plainText(text).startsWith(plainText(query.trim()));
