import text from './common-words.txt?raw';

/** Common words of Brazilian passwords, without accents; `password-rules.ts` compares with them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  text.match(/^[^#\n].*$/gm)?.flatMap((line) => line.split(' ')),
);

/** Characters that stand for letters; 1 is tried as l too. */
const LEET: Readonly<Record<string, string>> = {
  4: 'a',
  '@': 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
};
const RUNS = ['01234567890123456789', '98765432109876543210'];
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;

/** Up to so many other characters, such as a date, do not make a password of words acceptable. */
const FEW = 8;
/** Three different words are accepted as a passphrase. */
const WORDS_MOST = 2;
/** Shortest part of a name or address that is compared. */
const OWN_LEAST = 3;

/** Returns the text in lower case without accents. */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const withLetters = (text: string, letter: string): string =>
  text.replace(/[^a-z]/g, (character) => (character === '1' ? letter : (LEET[character] ?? character)));

const isRun = (digits: string): boolean =>
  /^(.{1,4})\1+$/u.test(digits) || RUNS.some((run) => run.includes(digits));

/**
 * Returns whether letters are a sequence of at most two different common words, repeated or not. `failed` caches rests
 * without a match, since trying all splits is exponential.
 */
function isOfWords(
  letters: string,
  words: ReadonlySet<string>,
  earlier: readonly string[] = [],
  failed = new Set<string>(),
): boolean {
  if (letters === '') return earlier.length > 0;
  const state = [letters.length, ...earlier].join(' ');
  if (failed.has(state)) return false;
  const candidates: readonly string[] =
    earlier.length < WORDS_MOST
      ? Array.from({ length: letters.length }, (_none, index) => letters.slice(0, index + 1))
      : earlier;
  const isRow = candidates.some(
    (word) =>
      letters.startsWith(word) &&
      words.has(word) &&
      isOfWords(
        letters.slice(word.length),
        words,
        earlier.includes(word) ? earlier : [...earlier, word],
        failed,
      ),
  );
  if (!isRow) failed.add(state);
  return isRow;
}

/** Yields readings of a text: other characters within it, and more or fewer at its ends, stand for letters. */
function* readings(text: string): Generator<string> {
  yield text;
  const [lead = ''] = text.match(/^[^a-z]*/) ?? [];
  const [trail = ''] = text.match(/[^a-z]*$/) ?? [];
  for (let before = 0; before <= Math.min(lead.length, FEW); before++) {
    for (let after = 0; after <= Math.min(trail.length, FEW); after++) {
      const core = text.slice(lead.length - before, text.length - trail.length + after);
      yield withLetters(core, 'i');
      yield withLetters(core, 'l');
    }
  }
}

/** Returns the words of a person's name and address, which the password may not consist of. */
export function personalWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const nameWords = normalize(text).split(/[^a-z]+/);
    return [...nameWords, nameWords.join('')].filter((word) => word.length >= OWN_LEAST);
  });
}

/**
 * Returns whether a password is easily guessed: one or two common or personal words in any spelling with digits or
 * signs around them, a date, a run or a repetition.
 */
export function isPlainPassword(password: string, own: readonly string[] = []): boolean {
  const text = normalize(password);
  const digits = text.replace(/\D/g, '');
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  if (!/\p{L}/u.test(text) && (isRun(digits) || DATE.test(digits))) return true;
  // The list has no words of other scripts.
  if (/(?![a-z])\p{L}/u.test(text)) return false;
  const words = own.length === 0 ? COMMON_WORDS : new Set([...COMMON_WORDS, ...own]);
  for (const reading of readings(text)) {
    const letters = reading.replace(/[^a-z]/g, '');
    const others = text.length - letters.length;
    if (others > FEW && !isRun(digits)) continue;
    if (isOfWords(letters, words)) return true;
  }
  return false;
}
