import type pg from 'pg';
import { allCities, type FindCity } from '../../cities/find-city.ts';
import { poolReader } from '../../database/statement.ts';
import { kindKey, kindsOfCnae } from '../../kinds/find-kinds.ts';
import STATES from '../../shared/brazil/states.json';
import { UnreadableFile } from '../csv/decode-lines.ts';
import type { Field } from '../csv/headers.ts';
import type { Closing, CsvRecord, RowSource } from '../csv/read-records.ts';
import { readCodes, registerFiles } from './register-files.ts';
import {
  accentsOf,
  cityOf,
  HEADERS,
  type RegisterCodes,
  registerValues,
  type StagedEstablishment,
} from './register-row.ts';
import { LEFT_OUT, type LeftOut, type Staging, stageRegister, type Wanted } from './stage-register.ts';

/** What is imported of the register; empty lists choose nothing away. */
export interface RegisterChoice {
  folder: string;
  /** Letters of states. */
  states: readonly string[];
  /** 'Campinas - SP'. */
  cities: readonly string[];
  /** Names or slugs of kinds. */
  kinds: readonly string[];
  /** Also natural persons without a trade name, under their own. */
  withMei: boolean;
  withEmails: boolean;
  /** Writes nothing. */
  dryRun: boolean;
  /** First day of the month of the files, where their names do not say it. */
  month: string | null;
}

/** The chosen part of the register, as rows of an import file. */
export interface Register {
  rows: RowSource;
  /** Establishments that were staged. */
  count: number;
  /** Those of companies of which the directory has none. */
  newCount: number;
  /** Counts that are complete after the last row. */
  leftOut: LeftOut;
  /** Returns the file of a row, and its line there. */
  placeOf(line: number): { file: string; line: number };
  /** Removes what was staged; to be called in every case. */
  close(): void;
}

const ROWS_AT_ONCE = 2_000;

/** Establishments with their companies, behind a CNPJ and a line; and which company has the same row of an earlier month, $3. */
const NEXT = `SELECT e.cnpj, e.line, e.field, e.reason, e.cells, c.nature, c.name AS "legalName", c.hash::text AS "rowHash",
    k.company_id AS "sameId"
  FROM register_establishments e
  LEFT JOIN LATERAL (
    SELECT nature, name, hashtextextended(concat_ws(E'\\n', e.cells, nature, name), 0) AS hash
    FROM register_companies WHERE base = left(e.cnpj, 8) LIMIT 1
  ) c ON true
  -- Under the index's collation, and each a look-up whatever the statistics say.
  LEFT JOIN LATERAL (SELECT id FROM companies WHERE cnpj = e.cnpj::bpchar COLLATE "default" AND rejected_at IS NULL OFFSET 0) known ON true
  LEFT JOIN LATERAL (
    SELECT * FROM register_records WHERE company_id = known.id OFFSET 0
  ) k ON k.row_hash = c.hash AND k.closed_on IS NULL AND k.month <= $3::date
  WHERE (e.cnpj, e.line) > ($1, $2::int) AND e.closed_on IS NULL
  ORDER BY e.cnpj, e.line LIMIT ${ROWS_AT_ONCE}`;

/** The companies of rows that have not changed. */
const NOTE = `UPDATE register_records SET month = $2 WHERE company_id = ANY ($1::int[]) AND month < $2`;
const CLOSINGS = `SELECT DISTINCT ON (cnpj) cnpj, closed_on::text AS "closedOn" FROM register_establishments
  WHERE closed_on IS NOT NULL AND cnpj > $1 ORDER BY cnpj LIMIT 1000`;

/** Without its company nothing says whether a name is a natural person's. */
const NO_COMPANY = 'Os arquivos Empresas não têm este CNPJ: veja se falta algum.';

type NextRow = StagedEstablishment & {
  line: number;
  field: Field | null;
  reason: string | null;
  rowHash: string;
  sameId: number | null;
};

/**
 * Reads the companies of the Receita Federal (CNPJ) in a folder of its published files, first into temporary tables. Throws
 * UnreadableFile for missing or damaged files and for an unknown state, city or kind; rejects when the signal aborts.
 */
export async function openRegister(
  pool: pg.Pool,
  choice: RegisterChoice,
  staging: Staging,
): Promise<Register> {
  const files = await registerFiles(choice.folder);
  const municipalities = await readCodes(files.municipalities);
  const activities = await readCodes(files.activities);
  const categoryOf = await categories(pool);
  const findCity = await allCities(poolReader(pool));
  const month = choice.month ?? files.month;
  if (month === null)
    throw new UnreadableFile('Os nomes dos arquivos não dizem de que mês são. Informe-o: --month 2026-11');
  const wanted = { ...(await wantedOf(pool, choice, municipalities, findCity)), month };
  const leftOut = Object.fromEntries(Object.keys(LEFT_OUT).map((name) => [name, 0])) as LeftOut;
  // A connection that is closed at the end takes its temporary tables along.
  const client = await pool.connect();
  // It idles between reads: the next one throws where the connection is gone.
  client.on('error', () => undefined);
  let staged: Awaited<ReturnType<typeof stageRegister>>;
  try {
    staged = await stageRegister(client, files, wanted, leftOut, staging);
  } catch (error) {
    client.release(true);
    throw error;
  }
  const { rows: names } = await pool.query<{ name: string }>(
    'SELECT name FROM cities UNION ALL SELECT name FROM kinds',
  );
  const accented = accentsOf([...names.map(({ name }) => name), ...activities.values()]);
  const codes = { municipalities, activities, findCity, accented, categoryOf };
  const onPerson = () => void leftOut.person++;
  let read = 0;
  let unchanged = 0;
  const onStep = (rowCount: number, sameCount: number) => {
    read += rowCount;
    unchanged += sameCount;
    const percent = Math.floor((100 * read) / Math.max(staged.count, 1));
    if (sameCount > 0) staging.onProgress({ file: 'comparação com o mês anterior', percent });
  };
  return {
    rows: {
      headers: HEADERS,
      records: records(client, codes, choice, { month, signal: staging.signal, onPerson, onStep }),
      isDistinct: true,
      register: { month, closings: () => closings(client), unchanged: () => unchanged },
    },
    count: staged.count,
    newCount: staged.newCount,
    leftOut,
    placeOf(line) {
      const file = staged.files.findLast(({ before }) => before < line);
      return { file: file?.name ?? '', line: line - (file?.before ?? 0) };
    },
    close: () => client.release(true),
  };
}

interface Reading {
  month: string;
  signal: AbortSignal;
  onPerson(): void;
  /** With the rows of a step, and how many of them are as last month's. */
  onStep(rowCount: number, sameCount: number): void;
}

/**
 * Yields the staged rows in the order of their CNPJs; of a CNPJ that is there twice only the first. Rows that are as an earlier
 * month's are only noted. Ends when the signal aborts.
 */
async function* records(
  client: pg.ClientBase,
  codes: RegisterCodes,
  { withMei, withEmails, dryRun }: RegisterChoice,
  { month, signal, onPerson, onStep }: Reading,
): AsyncGenerator<CsvRecord> {
  let last = { cnpj: '', line: 0 };
  while (!signal.aborted) {
    const { rows } = await client.query<NextRow>({
      name: 'register_next',
      text: NEXT,
      values: [last.cnpj, last.line, month],
    });
    const same = rows.flatMap(({ sameId }) => sameId ?? []);
    if (same.length > 0 && !dryRun) await client.query(NOTE, [same, month]);
    onStep(rows.length, same.length);
    for (const row of rows) {
      const { cnpj, line, field, reason, rowHash } = row;
      const isRepeated = cnpj !== '' && cnpj === last.cnpj;
      last = { cnpj, line };
      if (field !== null && reason !== null) yield { line, values: [], problem: { field, reason } };
      else if (row.legalName === null)
        yield { line, values: [], problem: { field: 'legalName', reason: NO_COMPANY } };
      else if (!isRepeated && row.sameId === null) {
        const values = registerValues(row, codes, withMei);
        if (values) yield { line, values, rowHash, isWithoutEmail: !withEmails };
        else onPerson();
      }
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function* closings(client: pg.ClientBase): AsyncGenerator<Closing[]> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<Closing>(CLOSINGS, [last]);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = end.cnpj;
  }
}

/** The category of activities that are of no kind, such as one that was not told. */
const UNKNOWN_ACTIVITIES = 'Outros';

async function categories(pool: pg.Pool): Promise<RegisterCodes['categoryOf']> {
  const { rows } = await pool.query<{ slug: string; name: string }>(
    'SELECT k.slug, c.name FROM kinds k JOIN categories c ON c.id = k.category_id',
  );
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return (cnae) => {
    const [kind] = kindsOfCnae(cnae);
    return kind === undefined ? UNKNOWN_ACTIVITIES : (names.get(kind) ?? '');
  };
}

async function wantedOf(
  pool: pg.Pool,
  choice: RegisterChoice,
  municipalities: ReadonlyMap<string, string>,
  findCity: FindCity,
): Promise<Omit<Wanted, 'month'>> {
  const letters = new Set(Object.values<string>(STATES));
  const states = choice.states.map((state) => state.trim().toUpperCase());
  rejectUnknown('Estado desconhecido', states, (state) => letters.has(state));
  const named = (city: string) => findCity({ city, state: '', ibge: '' });
  rejectUnknown('Cidade desconhecida', choice.cities, (city) => named(city) !== null);
  const cityIds = new Set(choice.cities.map((city) => named(city)?.id));
  const { rows } = await pool.query<{ slug: string; name: string }>('SELECT slug, name FROM kinds');
  const meantBy = (text: string) =>
    rows.find(({ slug, name }) => slug === text || kindKey(name) === kindKey(text))?.slug;
  rejectUnknown('Segmento desconhecido', choice.kinds, (kind) => meantBy(kind) !== undefined);
  const slugs = new Set(choice.kinds.map(meantBy));
  return {
    states: states.length > 0 ? new Set(states) : null,
    isCity: choice.cities.length > 0 ? isOneOf(cityIds, findCity, municipalities) : null,
    isKind: choice.kinds.length > 0 ? (cnae) => slugs.has(kindsOfCnae(cnae)[0]) : null,
    withEmails: choice.withEmails,
  };
}

function rejectUnknown(problem: string, texts: readonly string[], isKnown: (text: string) => boolean): void {
  const unknown = texts.find((text) => !isKnown(text));
  if (unknown !== undefined) throw new UnreadableFile(`${problem}: “${unknown}”.`);
}

function isOneOf(
  ids: ReadonlySet<number | undefined>,
  findCity: FindCity,
  municipalities: ReadonlyMap<string, string>,
): (state: string, code: string) => boolean {
  const known = new Map<string, boolean>();
  return (state, code) => {
    const key = state + code;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isWanted = ids.has(findCity({ city: cityOf(municipalities, code), state, ibge: '' })?.id ?? -1);
    known.set(key, isWanted);
    return isWanted;
  };
}
