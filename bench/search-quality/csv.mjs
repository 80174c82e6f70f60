import { readFileSync } from 'node:fs';

/** A quoted or plain value and what ends it. */
const VALUE = {
  ',': /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y,
  ';': /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r?\n|$)/y,
  '\t': /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/y,
};

/** Reads the rows of a CSV text. */
export function rowsOf(text, delimiter) {
  const pattern = new RegExp(VALUE[delimiter]);
  const records = [];
  let record = [];
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) throw new Error(`A quote is not closed, after row ${records.length}.`);
    const [, value, end] = found;
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === delimiter) continue;
    if (record.length > 1 || record[0] !== '') records.push(record);
    record = [];
  }
  return records;
}

/** Reads a CSV file in UTF-8: rows by the names in its first line, which decides the delimiter. */
export function readCsv(file) {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [header] = text.split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].sort(
    (one, other) => header.split(other).length - header.split(one).length,
  )[0];
  const [names, ...rows] = rowsOf(text, delimiter);
  return rows.map((values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
}
