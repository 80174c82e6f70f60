import { Readable } from 'node:stream';
import { cutText } from './clean-text.ts';
import { guessFields } from './columns.ts';
import type { ImportColumn } from './company-import.ts';
import { decodeLines, UnreadableFile } from './decode-lines.ts';
import { readRecords } from './read-records.ts';

const PREVIEW_ROWS = 20;
const SAMPLES = 3;
const MAX_COLUMNS = 200;
const MAX_SAMPLE = 60;

/**
 * The columns of a file with what they are taken for and a few of their values. Throws UnreadableFile for one
 * that has no rows.
 */
export async function previewFile(bytes: Buffer): Promise<ImportColumn[]> {
  const records = readRecords(decodeLines(Readable.from([bytes])));
  const header = await records.next();
  if (header.done) throw new UnreadableFile('O arquivo está vazio.');
  const headers = header.value.values.map((text) => text.replace(/^\uFEFF/, '').trim());
  if (headers.length > MAX_COLUMNS) {
    throw new UnreadableFile(`O arquivo tem ${headers.length} colunas; o máximo são ${MAX_COLUMNS}.`);
  }
  const first: string[][] = [];
  for await (const { values } of records) {
    first.push(values);
    if (first.length >= PREVIEW_ROWS) break;
  }
  if (first.length === 0) throw new UnreadableFile('O arquivo só tem a linha dos nomes das colunas.');
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
