import type { Line } from './decode-lines.ts';
import type { Field } from './headers.ts';

const MAX_LINES = 100;
const MAX_LENGTH = 64_000;
/** Of a header. */
const MAX_COLUMNS = 1_000;

export interface CsvRecord {
  /** Number of its first line in the file, from 1. */
  line: number;
  values: string[];
  /** A quote was opened and never closed; only this line is lost, not the rest of the file. */
  isBroken?: true;
  /** Why the row is rejected whatever its values are. */
  problem?: { field: Field; reason: string };
  /** A checksum of a register's row as its files have it. */
  rowHash?: string;
  /** True where the register's e-mails are not read. */
  isWithoutEmail?: boolean;
}

/** Rows under the names of an import file's columns. */
export interface RowSource {
  headers: readonly string[];
  records: AsyncIterable<CsvRecord>;
  /** No two rows are of one company. */
  isDistinct?: boolean;
  /** Of a register that is published every month. */
  register?: {
    /** First day of the month, '2026-11-01'. */
    month: string;
    /** Yields what it has as closed, after the rows. */
    closings(): AsyncIterable<Closing[]>;
    /** How many rows were not read since they are as last month's; complete after the last row. */
    unchanged(): number;
  };
}

/** An establishment that has closed for good. */
export interface Closing {
  cnpj: string;
  /** '2026-10-31'. */
  closedOn: string;
}

export const UNCLOSED_QUOTE = 'A linha abre aspas e não as fecha.';

export const DELIMITERS = [',', ';', '\t'] as const;
/** Lines in which the header is looked for: exports begin with titles, Excel with 'sep=;'. */
export const MOST_LINES_BEFORE = 30;

/** Where a file's header is, and what separates its values. */
export interface Layout {
  /** Number of the line in the file, from 1. */
  headerLine: number;
  delimiter: (typeof DELIMITERS)[number];
}
type IsHeader = (values: string[]) => boolean;

/**
 * Parses lines into records, of which the first is the header. A value that begins with a quote ends with one before a
 * delimiter or line end, and may hold the delimiter, doubled quotes and line ends; any other quote is a plain character.
 * Blank lines are left out. Not a library: those read an unclosed quote to the end of the file.
 *
 * The header is the first line that `isHeader` knows under some delimiter (comma, semicolon or tab); where none is, the first
 * that is not blank, under the delimiter that it has most of. A layout instead of `isHeader` says where it is.
 */
export async function* readRecords(
  lines: AsyncIterable<Line>,
  isHeader: IsHeader | Layout = () => false,
): AsyncGenerator<CsvRecord> {
  const waiting: Line[] = [];
  let format: Format | null = null;
  for await (const line of lines) {
    waiting.push(line);
    if (format === null && waiting.length < MOST_LINES_BEFORE) continue;
    format ??= formatOf(waiting, isHeader);
    yield* takeRecords(waiting, format, false);
  }
  format ??= formatOf(waiting, isHeader);
  yield* takeRecords(waiting, format, true);
}

interface Format {
  delimiter: string;
  /** Columns of the header. */
  count: number;
}

/** Returns every line, and delimiter, under which `isHeader` knows a header. */
export function* headersIn(lines: readonly Line[], isHeader: IsHeader): Generator<Layout> {
  for (const { text, number } of lines) {
    for (const delimiter of DELIMITERS) {
      const values = text.length > MAX_LENGTH ? null : splitRecord(text, delimiter);
      if (!Array.isArray(values) || values.length > MAX_COLUMNS || !isHeader(values)) continue;
      yield { headerLine: number, delimiter };
    }
  }
}

/** Returns the first header that `isHeader` knows, else the first line that is not blank. */
export function layoutOf(lines: readonly Line[], isHeader: IsHeader): Layout {
  const [layout] = headersIn(lines, isHeader);
  if (layout) return layout;
  const isBlank = (text: string) => /^[\s,;\uFEFF]*$/.test(text) || SEPARATOR_LINE.test(text);
  const header = lines.find(({ text }) => !isBlank(text));
  const countOf = (delimiter: string) => header?.text.split(delimiter).length ?? 0;
  const delimiter = DELIMITERS.reduce((best, candidate) =>
    countOf(candidate) > countOf(best) ? candidate : best,
  );
  return { headerLine: header?.number ?? Number.MAX_SAFE_INTEGER, delimiter };
}

/** Removes the lines before the header and returns how the file is written. */
function formatOf(lines: Line[], isHeader: IsHeader | Layout): Format {
  const { headerLine, delimiter } = typeof isHeader === 'function' ? layoutOf(lines, isHeader) : isHeader;
  while (lines[0] && lines[0].number < headerLine) lines.shift();
  const header = lines[0]?.text ?? '';
  const values = splitRecord(header, delimiter);
  return { delimiter, count: Array.isArray(values) ? values.length : header.split(delimiter).length };
}

/** Tells Excel the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=.?"?\s*$/i;

/** Removes the complete records from the lines, at the end of the file all records. */
function* takeRecords(lines: Line[], format: Format, isEnd: boolean): Generator<CsvRecord> {
  while (lines.length > 0) {
    const record = takeRecord(lines, format, isEnd);
    if (record === null) return;
    if (record.isBroken || record.values.some((value) => value.trim() !== '')) yield record;
  }
}

/** Removes the first record from the lines; null when it is incomplete. */
function takeRecord(lines: Line[], { delimiter, count }: Format, isEnd: boolean): CsvRecord | null {
  const line = lines[0]?.number ?? 0;
  let text = '';
  for (const [index, next] of lines.entries()) {
    // Inside a value no line looks as a whole row does.
    if (index > 0 && count >= FEWEST_OF_ROW && isWholeRow(next.text, delimiter, count)) break;
    text = index === 0 ? next.text : `${text}\n${next.text}`;
    const values = splitRecord(text, delimiter);
    if (values === 'malformed') break;
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

/** With fewer columns a line of somebody's prose may have as many. */
const FEWEST_OF_ROW = 3;

/** Returns whether a line looks like a row; in prose a space follows commas. */
function isWholeRow(line: string, delimiter: string, count: number): boolean {
  const values = line.length > MAX_LENGTH ? null : splitRecord(line, delimiter);
  return (
    Array.isArray(values) &&
    values.length >= count &&
    values.slice(count).every((value) => value.trim() === '') &&
    values.slice(1).every((value) => !value.startsWith(' '))
  );
}

/** Returns the values of a record; null when a quote is still open. */
function splitRecord(text: string, delimiter: string): string[] | null | 'malformed' {
  if (!text.includes('"')) return text.split(delimiter);
  const values: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      values.push(text.slice(at, end < 0 ? undefined : end));
      if (end < 0) return values;
      at = end + delimiter.length;
      continue;
    }
    const value = quotedValue(text, at, delimiter);
    if (value === null || value === 'malformed') return value;
    values.push(value.text);
    if (value.end >= text.length) return values;
    at = value.end + delimiter.length;
  }
}

/**
 * Returns the value whose quote stands at `start`, and where it ends; null when it is still open. A quote that does not close
 * it is a character, but behind a delimiter or a line end: there it begins another value, and the first was never closed.
 */
function quotedValue(
  text: string,
  start: number,
  delimiter: string,
): { text: string; end: number } | null | 'malformed' {
  let value = '';
  let hasLineEnd = false;
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    const piece = text.slice(from, quote);
    value += piece;
    hasLineEnd ||= piece.includes('\n');
    const next = text[quote + 1];
    if (next === undefined || next === '\n' || next === delimiter) return { text: value, end: quote + 1 };
    if (next !== '"' && (hasLineEnd || piece.endsWith(delimiter))) return 'malformed';
    value += '"';
    from = quote + (next === '"' ? 2 : 1);
  }
}
