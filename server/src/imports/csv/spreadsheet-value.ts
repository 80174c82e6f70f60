/** What programs write for a value that is not there, or that they could not compute. */
const NOTHING =
  /^(?:\(?null\)?|\\n|none|nan|nat|undefined|n\/a|<na>|#campo!|#n\/a|#n\/d|#ref!|#valor!|#value!|#nome\?|#name\?|#div\/0!|#null!|#nulo!|#núm!|#num!)$/i;

/**
 * Returns a cell as its author meant it: trimmed, `="0123"` as 0123, empty for what stands for nothing ('NULL', '#REF!', 'nan'),
 * and in fields of digits '1310100.0' as 1310100. A number that lost its digits ('1,31E+06') stays as it is: no field takes it.
 */
export function spreadsheetValue(cell: string, isOfDigits: boolean): string {
  const text = cell.trim().replace(/^="(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"').trim());
  if (NOTHING.test(text)) return '';
  return isOfDigits ? text.replace(/^(\d+)[.,]0+$/, '$1') : text;
}
