import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeLines, type Line, UnreadableFile } from '../csv/decode-lines.ts';
import { type CsvRecord, readRecords } from '../csv/read-records.ts';
import { readZip, zippedFile } from './read-zip.ts';

/** A file of the register, packed or not. */
export interface RegisterFile {
  /** As it is in the folder. */
  name: string;
  /** Bytes, unpacked. */
  size: number;
  read(onBytes: (bytes: number) => void): AsyncIterable<Buffer>;
}

/** The tables that an import reads, by the names of their files inside zips and beside them. */
const NAMES = {
  establishments: /^estabelecimentos\d*(\.csv)?$|\.estabele$/i,
  companies: /^empresas\d*(\.csv)?$|\.emprecsv$/i,
  municipalities: /^municipios(\.csv)?$|\.municcsv$/i,
  activities: /^cnaes(\.csv)?$|\.cnaecsv$/i,
};
type Table = keyof typeof NAMES;
/** The month is the folder's or a file's, as its first day, '2026-11-01'; null where no name says it. */
export type RegisterFiles = Record<Table, RegisterFile[]> & { month: string | null };

const PUBLISHED: Record<Table, string> = {
  establishments: 'Estabelecimentos0.zip',
  companies: 'Empresas0.zip',
  municipalities: 'Municipios.zip',
  activities: 'Cnaes.zip',
};
/** As the Receita Federal names the zips of these tables; others may lie beside them. */
const ZIPS = /^(estabelecimentos|empresas|municipios|cnaes)\d*\.zip$/i;

/** Finds the register's files in a folder, in the order of their names. Throws UnreadableFile where a table is missing. */
export async function registerFiles(folder: string): Promise<RegisterFiles> {
  const files: RegisterFiles = {
    establishments: [],
    companies: [],
    municipalities: [],
    activities: [],
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(basename(folder)) ? `${basename(folder)}-01` : null,
  };
  const add = (innerName: string, file: RegisterFile) => {
    files.month ??= monthOf(innerName);
    const table = (Object.keys(NAMES) as Table[]).find((name) => NAMES[name].test(basename(innerName)));
    if (table) files[table].push(file);
  };
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  for (const name of names.sort(new Intl.Collator('en', { numeric: true }).compare)) {
    const path = join(folder, name);
    if (/\.zip$/i.test(name)) {
      if (!ZIPS.test(name)) continue;
      const zipped = await zippedFile(path);
      add(zipped.name, { name, size: zipped.size, read: (onBytes) => readZip(path, onBytes) });
    } else {
      const { size } = await stat(path);
      add(name, { name, size, read: (onBytes) => readBytes(path, onBytes) });
    }
  }
  const missing = (Object.keys(NAMES) as Table[]).filter((table) => files[table].length === 0);
  if (missing.length > 0) {
    const wanted = missing.map((table) => PUBLISHED[table]).join(', ');
    throw new UnreadableFile(`${folder}: faltam arquivos da Receita Federal, como ${wanted}.`);
  }
  return files;
}

/** Returns the month of 'K3241.K03200Y0.D60613.ESTABELE', whose year has one digit. */
function monthOf(name: string): string | null {
  const [, digit, month = ''] = /\.D(\d)(0[1-9]|1[0-2])\d\d\./.exec(name) ?? [];
  if (digit === undefined) return null;
  const now = new Date().getUTCFullYear();
  const year = now - ((now - Number(digit)) % 10);
  return `${year}-${month}-01`;
}

/** Yields the rows of a file, which has no header. Throws UnreadableFile for a damaged zip. */
export function readRegisterFile(
  file: RegisterFile,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<CsvRecord> {
  const lines = withoutNul(decodeLines(file.read(onBytes)));
  return readRecords(lines, { headerLine: 1, delimiter: ';' });
}

/** PostgreSQL's texts have no NUL. */
async function* withoutNul(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) {
    yield line.text.includes('\0') ? { ...line, text: line.text.replaceAll('\0', '') } : line;
  }
}

/** Reads a table of codes and their names. */
export async function readCodes(files: readonly RegisterFile[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of files) {
    for await (const { values } of readRegisterFile(file)) names.set(values[0] ?? '', values[1] ?? '');
  }
  return names;
}

/** Streams a file that is not packed. */
async function* readBytes(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  for await (const chunk of file as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield chunk;
  }
}
