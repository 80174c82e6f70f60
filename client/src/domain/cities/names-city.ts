import { plainText } from '../../lib/plain-text.ts';

/** As the server compares names of cities: `-`, `/` and `,` count as spaces. */
const normalized = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether the text is the whole name of the city, with or without its state. */
export const namesCity = (text: string, { name, state }: { name: string; state: string }): boolean =>
  [name, `${name} ${state}`].some((whole) => normalized(whole) === normalized(text));
