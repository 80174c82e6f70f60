import { Readable } from 'node:stream';
import { decodeLines } from '../../../imports/csv/decode-lines.ts';
import { readRecords } from '../../../imports/csv/read-records.ts';

/** Reads a data file: its rows by the names in the first line, null where a value is empty. */
export async function readCsv(text: string): Promise<Record<string, string | null>[]> {
  let names: string[] | undefined;
  const rows: Record<string, string | null>[] = [];
  for await (const { values } of readRecords(decodeLines(Readable.from([text])))) {
    if (names) rows.push(Object.fromEntries(names.map((name, index) => [name, values[index] || null])));
    else names = values;
  }
  return rows;
}
