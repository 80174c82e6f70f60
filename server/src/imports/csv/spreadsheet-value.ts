import type { Field } from './columns.ts';

/** Fields of digits, which spreadsheets and data tools take for numbers. */
const OF_DIGITS = new Set<Field>([
  'ibge',
  'number',
  'cep',
  'phone',
  'ddd',
  'foundedYear',
  'cnae',
  'cnpj',
  'sourceId',
  'companyNumber',
]);

/** What programs write for a value that is not there, or that they could not compute. */
const NOTHING =
  /^(?:null|none|nan|n\/a|#n\/a|#n\/d|#ref!|#valor!|#value!|#nome\?|#name\?|#div\/0!|#null!|#nulo!|#núm!|#num!)$/i;

/**
 * Returns a cell as its author meant it: trimmed, `="0123"` as 0123, empty for what stands for nothing ('NULL', '#REF!', 'nan'),
 * and in fields of digits '1310100.0' as 1310100. A number that lost its digits ('1,31E+06') stays as it is: no field takes it.
 */
export function spreadsheetValue(field: Field, cell: string): string {
  const text = cell.trim().replace(/^="(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"').trim());
  if (NOTHING.test(text)) return '';
  return OF_DIGITS.has(field) ? text.replace(/^(\d+)[.,]0+$/, '$1') : text;
}
