/** Spreadsheets read text that begins like this as a formula, full-width signs too; an apostrophe before it prevents that. */
const CALCULATED = /^'*\s*[=+\-@\t\r＝＋－＠]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = CALCULATED.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as a CSV file for Brazilian spreadsheets: BOM, semicolons, no formulas. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')}`;
