import type { Line } from './decode-lines.ts';

const MAX_LINES = 100;
const MAX_LENGTH = 64_000;

export interface CsvRecord {
  /** Number of its first line in the file, from 1. */
  line: number;
  values: string[];
  /** A quote was opened and never closed; only this line is lost, not the rest of the file. */
  isBroken?: true;
}

/**
 * Parses lines into records. A quoted value may hold the delimiter, doubled quotes and line ends; a quote inside an
 * unquoted value is a plain character; blank lines are left out. The header decides the delimiter: comma, semicolon
 * or tab. Not a library: those read an unclosed quote to the end of the file.
 */
export async function* readRecords(lines: AsyncIterable<Line>): AsyncGenerator<CsvRecord> {
  let delimiter = '';
  const waiting: Line[] = [];
  for await (const line of lines) {
    delimiter ||= delimiterOf(line.text);
    waiting.push(line);
    yield* takeRecords(waiting, delimiter, false);
  }
  yield* takeRecords(waiting, delimiter, true);
}

/** Removes the complete records from the lines, at the end of the file all records. */
function* takeRecords(lines: Line[], delimiter: string, isEnd: boolean): Generator<CsvRecord> {
  while (lines.length > 0) {
    const record = takeRecord(lines, delimiter, isEnd);
    if (record === null) return;
    if (record.isBroken || record.values.some((value) => value.trim() !== '')) yield record;
  }
}

/** Removes the first record from the lines; null when it is incomplete. */
function takeRecord(lines: Line[], delimiter: string, isEnd: boolean): CsvRecord | null {
  const line = lines[0]?.number ?? 0;
  let text = '';
  for (const [index, next] of lines.entries()) {
    text = index === 0 ? next.text : `${text}\n${next.text}`;
    const values = splitRecord(text, delimiter);
    if (values !== null) {
      lines.splice(0, index + 1);
      return { line, values };
    }
    if (index + 1 >= MAX_LINES || text.length > MAX_LENGTH) break;
    if (index + 1 === lines.length && !isEnd) return null;
  }
  lines.shift();
  return { line, values: [], isBroken: true };
}

function splitRecord(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  const values: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] === '"') {
      let value = '';
      for (;;) {
        const quote = text.indexOf('"', at + 1);
        if (quote < 0) return null;
        value += text.slice(at + 1, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        value += '"';
      }
      const end = text.indexOf(delimiter, at);
      values.push(value + text.slice(at, end < 0 ? undefined : end));
      at = end;
    } else {
      const end = text.indexOf(delimiter, at);
      values.push(text.slice(at, end < 0 ? undefined : end));
      at = end;
    }
    if (at < 0) return values;
    at += delimiter.length;
  }
}

function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
