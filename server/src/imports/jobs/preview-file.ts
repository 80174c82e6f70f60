import type { Readable } from 'node:stream';
import { cutText } from '../../shared/text/cut-text.ts';
import { decodeLines, UnreadableFile } from '../csv/decode-lines.ts';
import { guessFields, isHeader, shownHeader } from '../csv/headers.ts';
import { type Layout, readRecords } from '../csv/read-records.ts';
import type { ImportColumn } from './company-import.ts';

const PREVIEW_ROWS = 20;
const SAMPLES = 3;
const MAX_COLUMNS = 200;
const MAX_SAMPLE = 60;

/** First bytes of spreadsheets (ZIP, old Excel) and PDF. */
const OTHER_FILES = [
  { start: Buffer.from('PK\u0003\u0004'), name: 'uma planilha (Excel ou LibreOffice)' },
  { start: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), name: 'uma planilha do Excel' },
  { start: Buffer.from('%PDF'), name: 'um PDF' },
];
const NUL = '\u0000';

/** Throws UnreadableFile for a spreadsheet or PDF. */
export function refuseOtherFiles(bytes: Buffer): void {
  const other = OTHER_FILES.find(({ start }) => bytes.subarray(0, start.length).equals(start));
  if (other) throw new UnreadableFile(`Este arquivo é ${other.name}. Salve como CSV e envie de novo.`);
}

/**
 * Returns a file's columns with their guessed fields and some values; the header is found unless `layout` says where it is.
 * Throws UnreadableFile for a file without rows.
 */
export async function previewFile(source: Readable, layout?: Layout): Promise<ImportColumn[]> {
  const records = readRecords(decodeLines(source), layout ?? isHeader);
  const header = await records.next();
  if (header.done) throw new UnreadableFile('O arquivo está vazio.');
  const headers = header.value.values.map(shownHeader);
  if (headers.length > MAX_COLUMNS) {
    throw new UnreadableFile(`O arquivo tem ${headers.length} colunas; o máximo são ${MAX_COLUMNS}.`);
  }
  const first: string[][] = [];
  for await (const { values } of records) {
    first.push(values);
    if (first.length >= PREVIEW_ROWS) break;
  }
  if (first.length === 0) throw new UnreadableFile('O arquivo só tem a linha dos nomes das colunas.');
  if ([headers, ...first].flat().some((value) => value.includes(NUL))) {
    throw new UnreadableFile('Este arquivo não é um texto. Salve a planilha como CSV e envie de novo.');
  }
  const fields = guessFields(headers);
  return headers.map((text, index) => ({
    header: text,
    field: fields[index] ?? null,
    samples: first
      .map((values) => cutText((values[index] ?? '').trim(), MAX_SAMPLE))
      .filter((value) => value !== '')
      .slice(0, SAMPLES),
  }));
}
