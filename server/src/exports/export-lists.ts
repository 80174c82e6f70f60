import { type ClassType, getMetadataStorage, Int } from 'type-graphql';
import { ADMIN_LISTS } from '../admin-lists.ts';
import { type AnyAdminList, adminItems, adminPage, type ExportCells } from '../graphql/admin-list.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import { requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { PageArgs } from '../graphql/paging.ts';
import { validateInput } from '../graphql/validate-input.ts';
import type { Fields } from '../http/request-fields.ts';
import {
  ExportedImportArgs,
  exportedProblems,
  exportedRefusedRows,
  refusedColumns,
} from '../imports/exported-imports.ts';
import { AppError, invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { csvRow } from '../shared/text/csv-row.ts';

/** Rows per query: little memory, and a million rows in minutes. */
const ROWS_AT_ONCE = 2_000;
/** Fewer than `ROWS_AT_ONCE`: they are read by one query. */
const MOST_CHOSEN = 1_000;
/** Concurrent exports; each holds a connection until the file has been read. */
const MOST_AT_ONCE = 2;
let underWay = 0;

type ExportColumn<Item> = readonly [head: string, cellOf: ExportCells<Item>[string]];

/** Yields pieces of a file; errors before the first piece can still be answered. */
type ExportPieces = (ctx: Context, query: Fields) => AsyncGenerator<string>;

interface Exported<Args extends PageArgs, Item> {
  may: Capability;
  args: ClassType<Args>;
  read(ctx: Context, args: Args): Promise<{ items: Item[] }>;
  columns(ctx: Context, args: Args): Promise<readonly ExportColumn<Item>[]> | readonly ExportColumn<Item>[];
  /** Reads these rows alone, in the order of the ids; missing for a file that is exported whole. */
  byIds?(ctx: Context, ids: number[]): Promise<Item[]>;
}

/** Makes the file of a list as a snapshot: each row of that moment, once. For callers with the capability `may`. */
function exportOf<Args extends PageArgs, Item>(exported: Exported<Args, Item>): ExportPieces {
  return async function* pieces(ctx, query) {
    // The only check: `MayCall` does not run for routes.
    requireCapability(ctx, exported.may);
    const args = listArguments(exported.args, query);
    const ids = chosenIds(query, exported.byIds !== undefined);
    query.check();
    await validateInput(args);
    args.perPage = ROWS_AT_ONCE;
    if (underWay >= MOST_AT_ONCE) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Já há outros arquivos sendo preparados. Tente novamente em um minuto.',
        { retryAfter: 60 },
      );
    }
    underWay++;
    try {
      const snapshot = await ctx.db.snapshot();
      try {
        const shared = { ...ctx, db: snapshot.db };
        yield* rowsOf(
          shared,
          async (own, page) =>
            ids && exported.byIds
              ? { items: await exported.byIds(own, ids) }
              : exported.read(own, Object.assign(args, { page })),
          await exported.columns(shared, args),
        );
      } finally {
        await snapshot.close();
      }
    } finally {
      underWay--;
    }
  };
}

/** Returns the chosen ids, null for the whole list; throws BAD_USER_INPUT for none, too many, or a list without choice. */
function chosenIds(query: Fields, isChosenFrom: boolean): number[] | null {
  const ids = query.ids('ids');
  if (!ids) return null;
  if (!isChosenFrom) throw invalid({ ids: ['Esta lista só pode ser exportada inteira.'] });
  if (ids.length === 0 || ids.length > MOST_CHOSEN) throw invalid({ ids: ['Escolha de 1 a 1.000 linhas.'] });
  return ids.map(idOrZero);
}

async function* rowsOf<Item>(
  ctx: Context,
  readPage: (ctx: Context, page: number) => Promise<{ items: Item[] }>,
  columns: readonly ExportColumn<Item>[],
): AsyncGenerator<string> {
  let head = csvRow(columns.map(([name]) => name));
  for (let page = 1; ; page++) {
    // Loaders of its own, so that memory does not grow with the file.
    const own = { ...ctx, loaders: null };
    const { items } = await readPage(own, page);
    const rows = await Promise.all(
      items.map(async (item) => csvRow(await Promise.all(columns.map(([, cellOf]) => cellOf(item, own))))),
    );
    yield head + rows.join('');
    head = '';
    if (items.length < ROWS_AT_ONCE) return;
  }
}

/** Reads the arguments of a list from a query string, by the fields that its class declares; not the page. */
function listArguments<Args extends PageArgs>(argsClass: ClassType<Args>, query: Fields): Args {
  const args = new argsClass();
  for (const { target, name, getType } of getMetadataStorage().fields) {
    if (!(args instanceof target) || name in new PageArgs()) continue;
    const value = read(name, getType(), query);
    if (value !== null) Object.assign(args, { [name]: value });
  }
  return args;
}

function read(name: string, type: unknown, query: Fields): string | number | boolean | null {
  if (type === Boolean) return query.flag(name);
  if (type === Int) return query.integer(name);
  const isEnum = typeof type === 'object' && Object.getPrototypeOf(type) === Object.prototype;
  return isEnum ? query.oneOf(name, Object.values(type as Record<string, string>)) : query.text(name);
}

const exportOfList = (list: AnyAdminList): ExportPieces =>
  exportOf({
    may: list.may,
    args: list.args,
    read: (ctx, args) => adminPage(ctx, list, args),
    columns: () => Object.entries(list.cells),
    ...(list.bulk && { byIds: (ctx, ids) => adminItems(ctx, list, ids) }),
  });

/** The files that administrators can export, by their name in the URL. */
export const EXPORT_LISTS: Readonly<Record<string, ExportPieces>> = {
  ...Object.fromEntries(ADMIN_LISTS.map((list) => [list.name, exportOfList(list)])),
  'import-problems': exportOf({
    may: 'importCompanies',
    args: ExportedImportArgs,
    read: exportedProblems,
    columns: () => [
      ['linha', ({ line }) => line],
      ['coluna', ({ column }) => column],
      ['situação', ({ situation }) => situation.toLowerCase()],
      ['motivo', ({ reason }) => reason],
    ],
  }),
  'import-refused-rows': exportOf({
    may: 'importCompanies',
    args: ExportedImportArgs,
    read: exportedRefusedRows,
    columns: refusedColumns,
  }),
};
