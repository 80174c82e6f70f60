import { Conditions } from '../database/conditions.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { PageArgs } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import type {
  AdminImportsArgs,
  CompanyImport,
  ImportOrder,
  ImportPage,
  ImportProblem,
  ImportProblemKind,
  ImportProblemPage,
  ImportRefusedPage,
  ImportRefusedRow,
} from './jobs/company-import.ts';
import { rowTexts } from './rows/row-texts.ts';
import { SELECTED_COUNTS } from './write/import-counts.ts';

export const IMPORT_NOT_FOUND = 'Importação não encontrada.';

const COLUMNS = `i.id, i.file_name AS "fileName", i.status, i.origin = 'browser' AS "isOfBrowser",
  i.started_at AS "startedAt", i.finished_at AS "finishedAt", i.columns,
  CASE WHEN i.size_bytes = 0 THEN 100 ELSE least(100, 100 * i.bytes_read::bigint / i.size_bytes)::int END AS percent,
  ${SELECTED_COUNTS}, i.error, i.is_stopping AS "isStopping"`;

const ONE: Statement = { name: 'import_by_id', text: `SELECT ${COLUMNS} FROM imports i WHERE i.id = $1` };
const STATUS_PLACE = `array_position(ARRAY['uploaded', 'checked', 'stopped', 'checking', 'running', 'undoing', 'done',
  'undone', 'cancelled'], i.status::text)`;
const ORDERS: Record<ImportOrder, string> = {
  newest: 'i.id DESC',
  oldest: 'i.id',
  fileName: 'search_fold(i.file_name) COLLATE "C", i.id',
  fileNameDescending: 'search_fold(i.file_name) COLLATE "C" DESC, i.id DESC',
  status: `${STATUS_PLACE}, i.id DESC`,
  statusDescending: `${STATUS_PLACE} DESC, i.id`,
  rowsRead: 'i.rows_read DESC, i.id DESC',
  rowsReadAscending: 'i.rows_read, i.id',
  rowsCreated: 'i.rows_created DESC, i.id DESC',
  rowsCreatedAscending: 'i.rows_created, i.id',
  rowsUpdated: 'i.rows_updated DESC, i.id DESC',
  rowsUpdatedAscending: 'i.rows_updated, i.id',
  rowsRefused: 'i.rows_refused DESC, i.id DESC',
  rowsRefusedAscending: 'i.rows_refused, i.id',
};
const PROBLEMS = {
  from: 'import_problems p',
  key: 'import_id, number',
  order: 'p.number',
  columns: `p.line, p.column_name AS column, p.kind, p.reason,
    i.status IN ('uploaded', 'checking', 'checked', 'cancelled') AS "isOfCheck"`,
  joined: 'JOIN imports i ON i.id = p.import_id',
};

/** Returns one import; NOT_FOUND when there is none. */
export async function importById(reader: Reader, id: number): Promise<CompanyImport> {
  const [row] = await reader.query<CompanyImport>(ONE, [id]);
  if (!row) throw notFound(IMPORT_NOT_FOUND);
  return row;
}

/** Returns all imports, for administrators, also those of the command line, searched by file name and state. */
export async function adminImports(ctx: Context, args: AdminImportsArgs): Promise<ImportPage> {
  const { reads } = ctx.db;
  const filter = new Conditions();
  await filter.addSearch(reads, args.q, (pattern) => `' ' || search_fold(i.file_name) LIKE ${pattern}`);
  if (args.statuses?.length) filter.add((placeholder) => `i.status = ANY(${placeholder(args.statuses)})`);
  const list = { from: 'imports i', filter, order: ORDERS[args.order], columns: COLUMNS };
  return listPage<CompanyImport>(reads, list, args);
}

/** `isOfCheck`: found by a check; an import that has started has its own problems. */
type StoredProblem = Omit<ImportProblem, 'situation'> & { isOfCheck: boolean };

/** Returns the problems that the check or the import found, by line, for administrators. */
export async function importProblems(
  ctx: Context,
  importId: number,
  kind: ImportProblemKind | null,
  args: PageArgs,
): Promise<ImportProblemPage> {
  const filter = new Conditions();
  filter.add((placeholder) => `p.import_id = ${placeholder(importId)}`);
  if (kind) filter.add((placeholder) => `p.kind = ${placeholder(kind)}`);
  const page = await listPage<StoredProblem>(ctx.db.reads, { ...PROBLEMS, filter }, args);
  const items = page.items.map(({ isOfCheck, ...problem }) => ({
    ...problem,
    situation: rowTexts(isOfCheck).situation[problem.kind],
  }));
  return { ...page, items };
}

/** Returns the rejected rows as the file has them, by line, for administrators. */
export function refusedRows(ctx: Context, importId: number, args: PageArgs): Promise<ImportRefusedPage> {
  const filter = new Conditions();
  filter.add((placeholder) => `p.import_id = ${placeholder(importId)} AND p.cells IS NOT NULL`);
  const list = { from: 'import_problems p', key: 'import_id, number', order: 'p.number' };
  return listPage<ImportRefusedRow>(
    ctx.db.reads,
    { ...list, filter, columns: 'p.line, p.reason, p.cells' },
    args,
  );
}
