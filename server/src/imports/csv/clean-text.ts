import { oneLine } from '../../shared/text/clean-text.ts';

/** One line of text without hidden characters; runs of spaces become one space. Empty when nothing is left. */
export function cleanText(text: string): string {
  return oneLine(text)
    .replace(/[\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** The text cut to so many code points, as people count characters; a cut one ends with '…'. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
