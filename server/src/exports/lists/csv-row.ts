import { formatMoment } from '../../shared/text/format-moment.ts';
import { guardFormula } from '../../shared/text/formula-guard.ts';

/** What a cell holds; null and undefined are empty cells. */
export type Cell = string | number | boolean | Date | null | undefined;

/** Without it Excel takes UTF-8 for something older. */
export const BYTE_ORDER_MARK = '\uFEFF';

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return formatMoment(value);
  return guardFormula(value);
}

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line as a Brazilian Excel opens it: semicolons, decimal commas, day before month; never a formula. */
export const csvRow = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quoted(textOf(cell))).join(';')}\r\n`;
