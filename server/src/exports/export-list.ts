import type { Context } from '../lib/context.ts';
import type { PageArgs } from '../lib/paging.ts';
import { validateInput } from '../lib/validate-input.ts';
import type { Fields } from '../rest/fields.ts';
import { type Cell, csvRow } from './csv-row.ts';

/** Rows asked for at a time: few enough to be held, enough that a million are read in minutes. */
const ROWS_AT_ONCE = 2_000;

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

/** Turns a list into the pieces of its file. Rows made meanwhile may move others over the edge of a piece. */
export function exportOf<Args extends PageArgs, Item>(list: ExportList<Args, Item>): ExportPieces {
  return async function* pieces(ctx, filter) {
    const args = list.argsOf(filter);
    filter.check();
    await validateInput(args);
    args.perPage = ROWS_AT_ONCE;
    let head = csvRow(Object.keys(list.columns));
    for (args.page = 1; ; args.page++) {
      const { items } = await list.read(ctx, args);
      const rows = items.map((item) => csvRow(Object.values(list.columns).map((cellOf) => cellOf(item))));
      yield head + rows.join('');
      head = '';
      if (items.length < ROWS_AT_ONCE) return;
    }
  };
}
