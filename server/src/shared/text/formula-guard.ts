/** What a spreadsheet calculates, in full width too. Apostrophes before it were there already. */
const CALCULATED = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** A cell that a spreadsheet takes for a text: an apostrophe stands before what it would calculate. */
export const guardFormula = (text: string): string => (CALCULATED.test(text) ? `'${text}` : text);

/** The text of a cell that `guardFormula` wrote. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && CALCULATED.test(cell.slice(1)) ? cell.slice(1) : cell;
