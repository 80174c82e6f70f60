/** What a spreadsheet calculates, in full width too. Apostrophes before it were there already. */
const CALCULATED = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** Returns a cell that a spreadsheet reads as text: puts an apostrophe before what it would calculate. */
export const guardFormula = (text: string): string => (CALCULATED.test(text) ? `'${text}` : text);

/** Returns the text of a cell that `guardFormula` wrote. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && CALCULATED.test(cell.slice(1)) ? cell.slice(1) : cell;
