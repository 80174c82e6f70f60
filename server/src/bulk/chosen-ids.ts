import type { Context } from '../graphql/context.ts';
import { conflict, invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { formatAmount } from '../shared/text/format-amount.ts';
import { waitingIds } from '../work/read-work.ts';
import type { StartBulkActionInput } from './bulk.inputs.ts';
import { changeOf } from './change-actions.ts';
import { type FilteredList, filteredList, listsOf } from './filtered-list.ts';

/** More would make an array that is read for each of them. */
export const MOST = 100_000;

/** By which way things are chosen: these, or the rows of a list, or what waits of a kind. */
type Chosen = { ids: number[] } | FilteredList | { waitingKind: WorkKind; q: string | null | undefined };

/** BAD_USER_INPUT for two ways to choose, and a way that is for others. */
async function chosen(ctx: Context, input: StartBulkActionInput, kind: WorkKind | null): Promise<Chosen> {
  const { ids, waiting } = input;
  const [list, ...more] = listsOf(input);
  if ([list, ...more, ids, waiting].filter((way) => way != null).length !== 1)
    throw invalid({ ids: ['Escolha de um só modo.'] });
  if (list) return filteredList(ctx, list, input, kind ?? changeOf(input.action)?.thing);
  if (ids) return { ids: [...new Set(ids.map(idOrZero))].filter((id) => id > 0) };
  // A change of what waits says of which kind.
  const waitingKind = kind ?? input.kind;
  if (!waitingKind) throw invalid({ waiting: ['Este filtro só serve para decisões.'] });
  return { waitingKind, q: waiting?.q };
}

async function idsOf(ctx: Context, way: Exclude<Chosen, { ids: number[] }>): Promise<number[]> {
  if (!('from' in way)) return waitingIds(ctx, way.waitingKind, way.q, MOST + 1);
  const { from, alias, conditions } = way;
  const text = `SELECT ${alias}.id FROM ${from} ${conditions.where} ORDER BY ${alias}.id LIMIT ${MOST + 1}`;
  const rows = await ctx.db.searches.query<{ id: number }>({ name: '', text }, conditions.values);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids that an action is for, the oldest first; `kind` is what it decides on, null for a change.
 * BAD_USER_INPUT for none, too many, two ways to choose, and a way that is for others; CONFLICT for more than `total`.
 */
export async function chosenIds(
  ctx: Context,
  input: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<number[]> {
  const way = await chosen(ctx, input, kind);
  if ('ids' in way) return way.ids;
  const found = await idsOf(ctx, way);
  if (found.length === 0) throw invalid({ ids: ['Nada corresponde ao filtro.'] });
  if (found.length > MOST) throw invalid({ ids: ['São mais de 100.000. Use um filtro mais estreito.'] });
  if (input.total != null && found.length > input.total)
    throw conflict(
      `Agora ${formatAmount(found.length, 'corresponde', 'correspondem')} ao filtro. Confira e repita.`,
    );
  return found;
}
