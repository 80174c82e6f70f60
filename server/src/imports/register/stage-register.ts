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
  /** First day of the month of the files, '2026-11-01'. */
  month: string;
}

/** A line of the register: its number is one of all files of establishments, one behind the other. */
export interface StagedFile {
  name: string;
  /** Lines of the files before it. */
  before: number;
}

const COLUMNS_OF_ESTABLISHMENT = 30;
const ACTIVE = '02';
const CLOSED = '08';
const ABROAD = 'EX';
const LEGAL_NAME = 1;
const NATURE = 2;

/** In the session only: they go with its connection, and a backup has none of them. */
const CREATE = `
  CREATE TEMP TABLE register_establishments (cnpj text COLLATE "C", line int, field text, reason text, cells text,
    closed_on date);
  CREATE TEMP TABLE register_companies (base text COLLATE "C", nature text, name text)`;
const INDEX = `
  CREATE INDEX ON register_establishments (cnpj, line);
  CREATE INDEX ON register_establishments (cnpj) WHERE closed_on IS NOT NULL;
  CREATE INDEX ON register_companies (base);
  ANALYZE register_establishments, register_companies`;

const TICK_ROWS = 10_000;
const COPY_CHARS = 64 * 1024;

const KNOWN = `SELECT cnpj::text FROM companies WHERE cnpj > $1::bpchar AND rejected_at IS NULL ORDER BY cnpj LIMIT 50000`;

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
): Promise<{ files: StagedFile[]; count: number; newCount: number }> {
  const bases = new Bases();
  const known = await knownBases(client);
  const staged: StagedFile[] = [];
  let count = 0;
  let newCount = 0;
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
        const result = stagedRow(record, wanted, known);
        if (typeof result === 'string') {
          leftOut[result]++;
          continue;
        }
        const { cnpj, field, reason, cells, closedOn = null } = result;
        if (closedOn === null) {
          count++;
          if (!known.has(cnpj)) newCount++;
          bases.add(cnpj);
        } else leftOut.inactive++;
        yield [cnpj, String(before + record.line), field, reason, cells, closedOn];
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
  return { files: staged, count, newCount };
}

type Staged = {
  cnpj: string;
  field: Field | null;
  reason: string | null;
  cells: string | null;
  closedOn?: string;
};

const refused = (field: Field, reason: string): Staged => ({ cnpj: '', field, reason, cells: null });

/** Returns an establishment as it is staged, or why it is left out. */
function stagedRow({ isBroken, values }: CsvRecord, wanted: Wanted, known: Bases): Staged | keyof LeftOut {
  if (isBroken) return refused('cnpj', UNCLOSED_QUOTE);
  if (values.length !== COLUMNS_OF_ESTABLISHMENT) {
    const count = formatAmount(values.length, 'valor', 'valores');
    return refused('cnpj', `A linha tem ${count}; a Receita Federal publica ${COLUMNS_OF_ESTABLISHMENT}.`);
  }
  const [base = '', order = '', digits = ''] = values;
  const cellOf = (column: keyof typeof COLUMN): string => values[COLUMN[column]] ?? '';
  const status = cellOf('status');
  const state = cellOf('state');
  const isHere = () =>
    (wanted.states?.has(state) ?? true) && wanted.isCity?.(state, cellOf('city')) !== false;
  if (status === CLOSED && known.has(base) && isHere()) {
    const closed = parseCnpj(base + order + digits);
    if (closed === null) return 'inactive';
    const closedOn = dateOf(cellOf('statusSince')) ?? wanted.month;
    return { cnpj: closed, field: null, reason: null, cells: null, closedOn };
  }
  if (status !== ACTIVE) return 'inactive';
  if (state === ABROAD) return 'abroad';
  if (!isHere()) return 'elsewhere';
  if (wanted.isKind?.(cellOf('cnae')) === false) return 'otherKind';
  const cnpj = parseCnpj(base + order + digits);
  if (cnpj === null) return refused('cnpj', `CNPJ inválido: “${base}/${order}-${digits}”.`);
  const cells = STAGED_COLUMNS.map((name) => (name === 'email' && !wanted.withEmails ? '' : cellOf(name)));
  return { cnpj, field: null, reason: null, cells: JSON.stringify(cells) };
}

/** Returns '2026-10-31' of '20261031'; null for what is no date. */
function dateOf(digits: string): string | null {
  const text = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10
    ? text
    : null;
}

/** Returns the bases of the companies that the directory has. */
async function knownBases(client: pg.ClientBase): Promise<Bases> {
  const known = new Bases();
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ cnpj: string }>(KNOWN, [last]);
    for (const { cnpj } of rows) known.add(cnpj);
    const end = rows.at(-1);
    if (end === undefined) return known;
    last = end.cnpj;
  }
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
