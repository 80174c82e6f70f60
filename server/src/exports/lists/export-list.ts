import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { PageArgs } from '../../graphql/paging.ts';
import { validateInput } from '../../graphql/validate-input.ts';
import type { Fields } from '../../http/request-fields.ts';
import { AppError } from '../../shared/errors.ts';
import { type Cell, csvRow } from './csv-row.ts';

/** Rows per query: few enough for the memory, enough for a million in minutes. */
const ROWS_AT_ONCE = 2_000;
/** Exports at once; each holds a connection until the file has been read. */
const MOST_AT_ONCE = 2;
let underWay = 0;

/** How a list of the schema becomes a file. */
export interface ExportList<Args extends PageArgs, Item> {
  /** Reads the list's arguments from the query string, under their names of the schema. */
  argsOf(filter: Fields): Args;
  /** Reads the list. */
  read(ctx: Context, args: Args): Promise<{ items: Item[] }>;
  /** The heads of the columns and their cells. */
  columns: Record<string, (item: Item) => Cell>;
}

/** Yields pieces of a file; errors before the first piece can still be answered. */
export type ExportPieces = (ctx: Context, filter: Fields) => AsyncGenerator<string>;

/** Returns a list's file as a snapshot: each row of that moment, once. */
export function exportOf<Args extends PageArgs, Item>(list: ExportList<Args, Item>): ExportPieces {
  return async function* pieces(ctx, filter) {
    // Checked before a connection is acquired.
    requireRole(ctx, 'admin');
    const args = list.argsOf(filter);
    filter.check();
    await validateInput(args);
    args.perPage = ROWS_AT_ONCE;
    args.page = 1;
    if (underWay >= MOST_AT_ONCE) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Já há outros arquivos sendo preparados. Tente de novo em um minuto.',
        { retryAfter: 60 },
      );
    }
    underWay++;
    try {
      yield* rowsOf(list, ctx, args);
    } finally {
      underWay--;
    }
  };
}

async function* rowsOf<Args extends PageArgs, Item>(
  { read, columns }: ExportList<Args, Item>,
  ctx: Context,
  args: Args,
): AsyncGenerator<string> {
  const snapshot = await ctx.db.snapshot();
  try {
    const then: Context = { ...ctx, db: snapshot.db };
    let head = csvRow(Object.keys(columns));
    for (; ; args.page++) {
      const { items } = await read(then, args);
      const rows = items.map((item) => csvRow(Object.values(columns).map((cellOf) => cellOf(item))));
      yield head + rows.join('');
      head = '';
      if (items.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await snapshot.close();
  }
}
