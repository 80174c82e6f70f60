import type { Line } from './decode-lines.ts';

const MAX_LINES = 100;
const MAX_LENGTH = 64_000;

export interface CsvRecord {
  /** Its first line in the file, from 1. */
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
  let delimiter: string | undefined;
  let open: Line[] = [];
  for await (const line of lines) {
    const waiting = [...open, line];
    open = [];
    while (waiting.length > 0) {
      const first = waiting[0];
      if (first === undefined) break;
      delimiter ??= delimiterOf(first.text);
      const record = takeRecord(waiting, delimiter);
      if (record === null) {
        open = waiting;
        break;
      }
      if (hasContent(record)) yield record;
    }
  }
  while (open.length > 0 && delimiter !== undefined) {
    const broken = open.shift();
    if (broken) yield { line: broken.number, values: [], isBroken: true };
    while (open.length > 0) {
      const record = takeRecord(open, delimiter);
      if (record === null) break;
      if (hasContent(record)) yield record;
    }
  }
}

function hasContent(record: CsvRecord): boolean {
  return record.isBroken === true || record.values.some((value) => value.trim() !== '');
}

/** Removes the first record from the lines; null when it is incomplete. */
function takeRecord(lines: Line[], delimiter: string): CsvRecord | null {
  const number = lines[0]?.number ?? 0;
  let text = '';
  for (let count = 0; count < lines.length; count++) {
    text = count === 0 ? (lines[0]?.text ?? '') : `${text}\n${lines[count]?.text ?? ''}`;
    const values = splitRecord(text, delimiter);
    if (values !== null) {
      lines.splice(0, count + 1);
      return { line: number, values };
    }
    if (count + 1 >= MAX_LINES || text.length > MAX_LENGTH) {
      lines.shift();
      return { line: number, values: [], isBroken: true };
    }
  }
  return null;
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
