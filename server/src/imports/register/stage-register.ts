import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { parseCnpj } from '../../shared/brazil/cnpj.ts';
import { formatAmount } from '../../shared/text/format.ts';
import type { Field } from '../csv/headers.ts';
import { type CsvRecord, UNCLOSED_QUOTE } from '../csv/read-records.ts';
import { type RegisterFile, type RegisterFiles, readRegisterFile } from './register-files.ts';
import { COLUMN, STAGED_COLUMNS } from './register-row.ts';

/** Why establishments are left out, in the order of the summary. */
export const LEFT_OUT = {
  inactive: 'Não ativos (baixados, suspensos, inaptos ou nulos)',
  abroad: 'No exterior',
  elsewhere: 'De outras cidades ou estados',
  otherKind: 'De outros segmentos',
  person: 'De pessoas físicas (MEI e empresários individuais) sem nome fantasia',
};
export type LeftOut = Record<keyof typeof LEFT_OUT, number>;

export interface StagingProgress {
  file: string;
  percent: number;
}

export interface Staging {
  onProgress: (progress: StagingProgress) => void;
  signal: AbortSignal;
}

/** How establishments are chosen; without a set, all are. */
export interface Wanted {
  states: ReadonlySet<string> | null;
  /** Returns whether the city of a state's letters and a municipality's code is wanted. */
  isCity: ((state: string, code: string) => boolean) | null;
  isKind: ((cnae: string) => boolean) | null;
  withEmails: boolean;
}

/** A line of the register: its number is one of all files of establishments, one behind the other. */
export interface StagedFile {
  name: string;
  /** Lines of the files before it. */
  before: number;
}

const COLUMNS_OF_ESTABLISHMENT = 30;
const ACTIVE = '02';
const ABROAD = 'EX';
const LEGAL_NAME = 1;
const NATURE = 2;

/** In the session only: they go with its connection, and a backup has none of them. */
const CREATE = `
  CREATE TEMP TABLE register_establishments (cnpj text COLLATE "C", line int, field text, reason text, cells text);
  CREATE TEMP TABLE register_companies (base text COLLATE "C", nature text, name text)`;
const INDEX = `
  CREATE INDEX ON register_establishments (cnpj, line);
  CREATE INDEX ON register_companies (base);
  ANALYZE register_establishments, register_companies`;

const TICK_ROWS = 10_000;
const COPY_CHARS = 64 * 1024;

/**
 * Copies the wanted establishments and their companies into temporary tables of the client's session, those that cannot be
 * read with the reason. Memory does not grow with the files. Rejects when the signal aborts.
 */
export async function stageRegister(
  client: pg.ClientBase,
  files: RegisterFiles,
  wanted: Wanted,
  leftOut: LeftOut,
  { onProgress, signal }: Staging,
): Promise<{ files: StagedFile[]; count: number }> {
  const bases = new Bases();
  const staged: StagedFile[] = [];
  let count = 0;
  const all = [...files.establishments, ...files.companies];
  const size = all.reduce((sum, file) => sum + file.size, 0);
  let read = 0;

  async function* recordsOf(file: RegisterFile): AsyncGenerator<CsvRecord> {
    let rows = 0;
    for await (const record of readRegisterFile(file, (bytes) => (read += bytes))) {
      if (++rows % TICK_ROWS === 0) {
        signal.throwIfAborted();
        onProgress({ file: file.name, percent: Math.floor((100 * read) / Math.max(size, 1)) });
      }
      yield record;
    }
    signal.throwIfAborted();
  }
  async function* establishments(): AsyncGenerator<Cells> {
    let before = 0;
    for (const file of files.establishments) {
      staged.push({ name: file.name, before });
      let last: CsvRecord | undefined;
      for await (const record of recordsOf(file)) {
        last = record;
        const result = stagedRow(record, wanted);
        if (typeof result === 'string') leftOut[result]++;
        else {
          count++;
          bases.add(result.cnpj);
          const { cnpj, field, reason, cells } = result;
          yield [cnpj, String(before + record.line), field, reason, cells];
        }
      }
      if (last) before += last.line + last.values.join('').split('\n').length - 1;
    }
  }
  async function* companies(): AsyncGenerator<Cells> {
    for (const file of files.companies) {
      for await (const { values } of recordsOf(file)) {
        const [base = ''] = values;
        if (values.length > NATURE && bases.has(base))
          yield [base, values[NATURE] ?? '', values[LEGAL_NAME] ?? ''];
      }
    }
  }
  await client.query(CREATE);
  await copyRows(client, 'register_establishments', establishments());
  await copyRows(client, 'register_companies', companies());
  await client.query(INDEX);
  return { files: staged, count };
}

type Staged = { cnpj: string; field: Field | null; reason: string | null; cells: string | null };

const refused = (field: Field, reason: string): Staged => ({ cnpj: '', field, reason, cells: null });

/** Returns an establishment as it is staged, or why it is left out. */
function stagedRow({ isBroken, values }: CsvRecord, wanted: Wanted): Staged | keyof LeftOut {
  if (isBroken) return refused('cnpj', UNCLOSED_QUOTE);
  if (values.length !== COLUMNS_OF_ESTABLISHMENT) {
    const count = formatAmount(values.length, 'valor', 'valores');
    return refused('cnpj', `A linha tem ${count}; a Receita Federal publica ${COLUMNS_OF_ESTABLISHMENT}.`);
  }
  const [base = '', order = '', digits = ''] = values;
  const cellOf = (column: keyof typeof COLUMN): string => values[COLUMN[column]] ?? '';
  if (cellOf('status') !== ACTIVE) return 'inactive';
  const state = cellOf('state');
  if (state === ABROAD) return 'abroad';
  const isHere = wanted.states?.has(state) ?? true;
  if (!isHere || wanted.isCity?.(state, cellOf('city')) === false) return 'elsewhere';
  if (wanted.isKind?.(cellOf('cnae')) === false) return 'otherKind';
  const cnpj = parseCnpj(base + order + digits);
  if (cnpj === null) return refused('cnpj', `CNPJ inválido: “${base}/${order}-${digits}”.`);
  const cells = STAGED_COLUMNS.map((name) => (name === 'email' && !wanted.withEmails ? '' : cellOf(name)));
  return { cnpj, field: null, reason: null, cells: JSON.stringify(cells) };
}

const BITS = 100_000_000;

/** A set of the first eight characters of CNPJs in 12.5 MB. May take one with letters for another one. */
class Bases {
  readonly #bits = new Uint8Array(BITS / 8);

  add(cnpj: string): void {
    const bit = bitOf(cnpj);
    this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  has(base: string): boolean {
    const bit = bitOf(base);
    return ((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}

function bitOf(cnpj: string): number {
  const base = cnpj.slice(0, 8);
  return Number.parseInt(base, /^\d*$/.test(base) ? 10 : 36) % BITS;
}

/** Of a row; null is NULL. */
type Cells = readonly (string | null)[];

async function copyRows(client: pg.ClientBase, table: string, rows: AsyncIterable<Cells>): Promise<void> {
  await pipeline(Readable.from(copyTexts(rows)), client.query(copyFrom(`COPY ${table} FROM STDIN`)));
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

async function* copyTexts(rows: AsyncIterable<Cells>): AsyncGenerator<string> {
  let text = '';
  for await (const cells of rows) {
    const escaped = cells.map(
      (cell) => cell?.replace(/[\\\n\r\t]/g, (found) => ESCAPES[found] ?? '') ?? '\\N',
    );
    text += `${escaped.join('\t')}\n`;
    if (text.length < COPY_CHARS) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
