/**
 * Invisible characters: controls but tabs and line ends, direction marks, zero-width characters. Copied text contains
 * them, and texts that look the same differ by them.
 */
const HIDDEN =
  /(?![\t\n\v\f\r\u0085])[\p{Cc}\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Joins the parts of an emoji; anywhere else it is hidden too. */
const JOINER =
  /(?<!\p{Extended_Pictographic}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const SEPARATORS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Texts of these characters alone are clean and in NFC. */
const PLAIN = /^[ -~À-ÿ]*$/;

const composed = (text: string): string => text.replace(JOINER, '').normalize('NFC');

/** Returns whether a text holds invisible characters other than tabs and line ends. */
export const hasHiddenChars = (text: string): boolean =>
  !PLAIN.test(text) && (text.search(HIDDEN) !== -1 || text.search(JOINER) !== -1);

/** Returns a text as one line, in NFC, without hidden characters: line ends and tabs become one space. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) ? text : composed(text.replace(SEPARATORS, ' ').replace(HIDDEN, ''));

/** Returns a text of several lines, in NFC, without hidden characters but line ends, all of them '\n', and tabs. */
export const multiLine = (text: string): string => composed(text.replace(LINE_END, '\n').replace(HIDDEN, ''));
