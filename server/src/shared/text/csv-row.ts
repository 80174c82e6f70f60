import { formatMoment } from './format.ts';

/** What a spreadsheet calculates, in full width too. Apostrophes before it were there already. */
const CALCULATED = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** Returns a cell that a spreadsheet reads as text: puts an apostrophe before what it would calculate. */
export const guardFormula = (text: string): string => (CALCULATED.test(text) ? `'${text}` : text);

/** Returns the text of a cell that `guardFormula` wrote. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && CALCULATED.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A cell's value; null and undefined are empty cells. */
export type Cell = string | number | boolean | Date | null | undefined;

/** Excel needs it to read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return formatMoment(value);
  return guardFormula(value);
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns a line for a Brazilian Excel: semicolons, decimal commas, day before month, no formulas. */
export const csvRow = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quoted(textOf(cell))).join(';')}\r\n`;
