import type { ClassType } from 'type-graphql';
import { Conditions } from '../database/conditions.ts';
import type { Reader } from '../database/statement.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { BulkAction, ChangedThing } from '../shared/schema/bulk-action.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { Cell } from '../shared/text/csv-row.ts';
import type { Capability } from './admin-roles.ts';
import type { Context } from './context.ts';
import { type List, listPage } from './list-page.ts';
import type { Page, PageArgs } from './paging.ts';

/** Without the page, and without the order where only the filter counts. */
type Filters<Args> = Omit<Args, 'page' | 'perPage' | 'order'>;

/** SQL of an order, and the joins that it needs. */
export type ListOrder =
  | string
  | (Pick<List, 'order'> & Partial<Pick<List, 'from' | 'orderedFrom' | 'joined'>>);

type OrderOf<Args> = Args extends { order: infer Order extends string } ? Order : never;

interface ExportCell<Item> {
  of(item: Item, ctx: Context): Cell | Promise<Cell>;
}

/** The cells of a line of an exported file, by the heads of their columns. */
export type ExportCells<Item> = Readonly<Record<string, ExportCell<Item>['of']>>;

interface BulkUse {
  /** What the list has; an action on something else cannot be started by it. */
  subjects: readonly (WorkKind | ChangedThing)[];
  /** Names the rows in Portuguese: 'empresas'. */
  many: string;
  /** Adds the condition of the rows that an action can be done to; all of the filter unless given. */
  only?(filter: Conditions, action: BulkAction, ctx: Context): void;
}

/** A list of the administration. Its page, its export, and the count and bulk actions of its filter read this. */
export interface AdminList<Args extends PageArgs, Item extends object, Row extends object = Item> {
  /** Name of the exported file, and of the statement that reads rows by id. */
  name: string;
  /** To read it. */
  may: Capability;
  args: ClassType<Args>;
  /** Table and alias first, then joins; filter, order and columns name them. */
  from: string;
  /** Columns that identify a row of the table; `id` unless given. */
  key?: string;
  columns: string;
  /** Joined to the rows of the page alone. */
  joined?: string;
  /** Condition of the rows of the table that the list has; all unless given. */
  only?: string;
  /** Message of NOT_FOUND for one row. */
  missing?: string;
  filter(filter: Conditions, args: Filters<Args>, ctx: Context): Promise<void> | void;
  /** Total orders: no two rows are equal. */
  orders: Readonly<Record<OrderOf<Args>, ListOrder>>;
  /** An order that depends on more than its name; undefined for that of the name. */
  order?(args: Args): ListOrder | undefined;
  /** Counts so many rows at most; beyond them the total is the planner's estimate. Counts all unless given. */
  countUpTo?(filter: Conditions): number;
  /** Maps rows to items; rows are items unless given. */
  itemsOf?(rows: Row[], ctx: Context, reader: Reader): Promise<Item[]> | Item[];
  cells: ExportCells<Item>;
  /** Missing for a list of which rows are not chosen, for a bulk action or an export. */
  bulk?: BulkUse;
}

export type AnyAdminList = AdminList<PageArgs, object>;

export const aliasOf = ({ from }: Pick<AnyAdminList, 'from'>): string => from.split(/\s+/)[1] ?? '';

/** Returns the condition of a list's filter. */
export async function filterOf<Args extends PageArgs, Item extends object, Row extends object>(
  ctx: Context,
  list: AdminList<Args, Item, Row>,
  args: Filters<Args>,
): Promise<Conditions> {
  const filter = new Conditions();
  const { only } = list;
  if (only) filter.add(() => only);
  await list.filter(filter, args, ctx);
  return filter;
}

/** Returns a page of a list. */
export async function adminPage<Args extends PageArgs, Item extends object, Row extends object>(
  ctx: Context,
  list: AdminList<Args, Item, Row>,
  args: Args,
): Promise<Page<Item> & { totalIsExact: boolean }> {
  const { from, key, columns, joined, countUpTo, itemsOf } = list;
  const { reads } = ctx.db;
  const filter = await filterOf(ctx, list, args);
  const orders: Readonly<Record<string, ListOrder>> = list.orders;
  const order = list.order?.(args) ?? orders[(args as { order?: string }).order ?? ''];
  if (order === undefined) throw new Error(`The list ${list.name} has no such order.`);
  const page = await listPage<Row>(
    reads,
    {
      from,
      columns,
      filter,
      ...(key && { key }),
      ...(joined && { joined }),
      ...(countUpTo && { countUpTo: countUpTo(filter) }),
      ...(typeof order === 'string' ? { order } : order),
    },
    args,
  );
  return { ...page, items: itemsOf ? await itemsOf(page.items, ctx, reads) : asItems<Item>(page.items) };
}

/** Returns rows of a list in the order of `ids`; those that it does not have are left out. */
export async function adminItems<Item extends object, Row extends object>(
  ctx: Context,
  list: AdminList<PageArgs, Item, Row>,
  ids: readonly number[],
  reader: Reader = ctx.db.reads,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { name, from, columns, joined = '', only = 'true', key = 'id', itemsOf } = list;
  const text = `SELECT ${columns} FROM unnest($1::int[]) WITH ORDINALITY AS chosen (chosen_id, place)
    JOIN ${from} ON ${aliasOf(list)}.${key} = chosen.chosen_id ${joined} WHERE ${only} ORDER BY chosen.place`;
  const rows = await reader.query<Row>({ name: `admin_${name}_by_ids`, text }, [ids]);
  return itemsOf ? itemsOf(rows, ctx, reader) : asItems<Item>(rows);
}

/** Returns one row of a list; NOT_FOUND. */
export async function adminItem<Item extends object, Row extends object>(
  ctx: Context,
  list: AdminList<PageArgs, Item, Row>,
  id: string | number,
  reader: Reader = ctx.db.reads,
): Promise<Item> {
  const { missing = 'Não encontrado.' } = list;
  const [item] = await adminItems(ctx, list, [parseId(id, missing)], reader);
  if (!item) throw notFound(missing);
  return item;
}

/** A list without `itemsOf` has items as its rows. */
const asItems = <Item extends object>(rows: object[]): Item[] => rows as Item[];
