import { BULK_LISTS } from '../admin-lists.ts';
import type { Conditions } from '../database/conditions.ts';
import { type AnyAdminList, aliasOf, filterOf } from '../graphql/admin-list.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import type { Context } from '../graphql/context.ts';
import { invalid } from '../shared/errors.ts';
import type { ChangedThing } from '../shared/schema/bulk-action.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { ListCountInput } from './bulk.inputs.ts';

type ListName = keyof typeof BULK_LISTS;
const NAMES = Object.keys(BULK_LISTS) as ListName[];
type Input = Pick<ListCountInput, ListName | 'action'>;

/** Rows of a list. */
export interface FilteredList {
  from: string;
  alias: string;
  conditions: Conditions;
}

/** Returns the lists of which an input has a filter. */
export const listsOf = (input: Input): ListName[] => NAMES.filter((name) => input[name] != null);

/** Returns the capability that reads a list. */
export const readerOf = (name: ListName): Capability => BULK_LISTS[name].may;

/** Returns the rows of a list's filter, of an action those that it can be done to; BAD_USER_INPUT when it is for others. */
export async function filteredList(
  ctx: Context,
  name: ListName,
  input: Input,
  thing: WorkKind | ChangedThing | undefined,
): Promise<FilteredList> {
  const list: AnyAdminList = BULK_LISTS[name];
  const { action, [name]: filter } = input;
  if (!filter || (action && !(thing && list.bulk?.things.includes(thing))))
    throw invalid({ [name]: [`Este filtro só serve para ${list.bulk?.many}.`] });
  const conditions = await filterOf(ctx, list, filter);
  if (action) list.bulk?.only?.(conditions, action, ctx);
  return { from: list.from, alias: aliasOf(list), conditions };
}
