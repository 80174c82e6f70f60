import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { PageArgs } from '../../graphql/paging.ts';
import { validateInput } from '../../graphql/validate-input.ts';
import type { Fields } from '../../http/request-fields.ts';
import { AppError } from '../../shared/errors.ts';
import { type Cell, csvRow } from './csv-row.ts';

/** Rows asked for at a time: few enough to be held, enough that a million are read in minutes. */
const ROWS_AT_ONCE = 2_000;
/** Each holds a connection until whoever asked has taken the file; the others are for everybody. */
const MOST_AT_ONCE = 2;
let underWay = 0;

/** A list of the administration as a file: what the schema's list takes, and what a row of the file holds. */
export interface ExportList<Args extends PageArgs, Item> {
  /** The list's arguments of the query string, under their names of the schema. */
  argsOf(filter: Fields): Args;
  /** The schema's own list; it says who may. */
  read(ctx: Context, args: Args): Promise<{ items: Item[] }>;
  /** Head of the column and what stands in it. */
  columns: Record<string, (item: Item) => Cell>;
}

/** Pieces of a file; the head comes with the first rows, so that a refusal is told before anything is sent. */
export type ExportPieces = (ctx: Context, filter: Fields) => AsyncGenerator<string>;

/** Turns a list into the pieces of its file, all of one moment: each row that was there then, once. */
export function exportOf<Args extends PageArgs, Item>(list: ExportList<Args, Item>): ExportPieces {
  return async function* pieces(ctx, filter) {
    // Asked before a connection is taken for it; the list itself asks again.
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
