import { formatMoment } from './format-moment.ts';
import { guardFormula } from './formula-guard.ts';

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
