import text from './common-words.txt?raw';

/** Common words of Brazilian passwords, without accents; `password-rules.ts` compares with them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  text.match(/^[^#\n].*$/gm)?.flatMap((line) => line.split(' ')),
);
