import { oneLine } from '../../shared/text/clean-text.ts';

/** Returns one line without hidden characters; runs of spaces become one space. */
export function cleanText(text: string): string {
  return oneLine(text)
    .replace(/[\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** Cuts a text to `max` code points; a cut one ends with '…'. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
