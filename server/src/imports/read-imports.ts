import { Conditions } from '../database/conditions.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { countedPage } from '../graphql/counted-page.ts';
import { type PageArgs, toPage } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type {
  CompanyImport,
  CompanyImportPage,
  CompanyImportsArgs,
  ImportOrder,
  ImportProblem,
  ImportProblemKind,
  ImportProblemPage,
} from './jobs/company-import.ts';
import { rowTexts } from './rows/row-texts.ts';

export const IMPORT_NOT_FOUND = 'Importação não encontrada.';

const COLUMNS = `i.id, i.file_name AS "fileName", i.status, i.origin = 'browser' AS "isOfBrowser",
  i.started_at AS "startedAt", i.finished_at AS "finishedAt", i.columns,
  CASE WHEN i.size_bytes = 0 THEN 100 ELSE least(100, 100 * i.bytes_read::bigint / i.size_bytes)::int END AS percent,
  i.rows_read AS "rowsRead", i.rows_created AS "rowsCreated", i.rows_updated AS "rowsUpdated",
  i.rows_unchanged AS "rowsUnchanged", i.rows_refused AS "rowsRefused", i.warnings, i.error,
  i.is_stopping AS "isStopping"`;

const ONE: Statement = { name: 'import_by_id', text: `SELECT ${COLUMNS} FROM imports i WHERE i.id = $1` };
const ORDERS: Record<ImportOrder, string> = {
  newest: 'i.id DESC',
  oldest: 'i.id',
  fileName: 'search_fold(i.file_name) COLLATE "C", i.id',
};
const PROBLEMS: Statement = {
  name: 'import_problems_list',
  text: `SELECT p.line, p.column_name AS column, p.kind, p.reason,
           i.status IN ('uploaded', 'checking', 'checked', 'cancelled') AS "isOfCheck"
         FROM import_problems p JOIN imports i ON i.id = p.import_id
         WHERE p.import_id = $1 AND ($2::varchar IS NULL OR p.kind = $2) ORDER BY p.number LIMIT $3 OFFSET $4`,
};
const PROBLEM_COUNT: Statement = {
  name: 'import_problems_count',
  text: `SELECT count(*)::int AS total FROM import_problems
         WHERE import_id = $1 AND ($2::varchar IS NULL OR kind = $2)`,
};

/** One import as it stands; NOT_FOUND when there is none. */
export async function importById(reader: Reader, id: number): Promise<CompanyImport> {
  const [found] = await reader.query<CompanyImport>(ONE, [id]);
  if (!found) throw notFound(IMPORT_NOT_FOUND);
  return found;
}

/** For administrators: one import. */
export function companyImport(ctx: Context, id: string): Promise<CompanyImport> {
  requireRole(ctx, 'admin');
  return importById(ctx.db.reads, parseId(id, IMPORT_NOT_FOUND));
}

/** For administrators: all imports, those of the command line too, found by a part of the file's name. */
export async function companyImports(ctx: Context, args: CompanyImportsArgs): Promise<CompanyImportPage> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const filter = new Conditions();
  if (args.q) {
    const pattern = await likePattern(reads, args.q);
    filter.add((place) => `' ' || search_fold(i.file_name) LIKE ${place(pattern)}`);
  }
  const list = {
    table: 'imports',
    alias: 'i',
    filter,
    isSearched: Boolean(args.q),
    order: ORDERS[args.order],
    columns: COLUMNS,
  };
  return countedPage<CompanyImport>(reads, list, args);
}

/** Whether it was a check that found it: the import itself, once begun, finds its own. */
type FoundProblem = Omit<ImportProblem, 'situation'> & { isOfCheck: boolean };

/** For administrators: what the check or the import found, by line. */
export async function importProblems(
  ctx: Context,
  importId: number,
  kind: ImportProblemKind | null,
  args: PageArgs,
): Promise<ImportProblemPage> {
  requireRole(ctx, 'admin');
  const [found, [counted]] = await Promise.all([
    ctx.db.reads.query<FoundProblem>(PROBLEMS, [
      importId,
      kind,
      args.perPage,
      (args.page - 1) * args.perPage,
    ]),
    ctx.db.reads.query<{ total: number }>(PROBLEM_COUNT, [importId, kind]),
  ]);
  const items = found.map(({ isOfCheck, ...problem }) => ({
    ...problem,
    situation: rowTexts(isOfCheck).situation[problem.kind],
  }));
  return toPage(items, counted?.total ?? 0, args);
}
