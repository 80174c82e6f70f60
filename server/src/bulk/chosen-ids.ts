import { companiesFilter } from '../companies/admin/admin-companies.ts';
import { rejectionsFilter } from '../companies/rejections/read-rejections.ts';
import type { Conditions } from '../database/conditions.ts';
import { countRows } from '../database/count-rows.ts';
import { undecided } from '../decisions/undecided.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { CAN_BE_REMADE, mailsFilter } from '../mail/read-mails.ts';
import { planRequestsFilter } from '../plan-requests/read-plan-requests.ts';
import { ratingsFilter } from '../ratings/moderation/admin-ratings.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { usersFilter } from '../users/admin/read-users.ts';
import { countWaiting, waitingIds } from '../work/read-work.ts';
import type { StartBulkActionInput } from './bulk.inputs.ts';
import { type ChangedThing, changeOf } from './change-actions.ts';

/** More would make an array that is read for each of them. */
const MOST = 100_000;

const LISTS = ['companies', 'planRequests', 'ratings', 'accounts', 'rejections', 'mails'] as const;
type List = (typeof LISTS)[number];
type FilterOf<Name extends List> = NonNullable<StartBulkActionInput[Name]>;

interface Way<Filter> {
  /** What the list has; an action on something else cannot be started by it. */
  things: readonly (WorkKind | ChangedThing)[];
  /** Table and alias, as the conditions have them. */
  from: string;
  alias: string;
  conditions(ctx: Context, filter: Filter, input: StartBulkActionInput): Promise<Conditions>;
  wrong: string;
}

const WAYS: { [Name in List]: Way<FilterOf<Name>> } = {
  companies: {
    things: ['company', 'newCompany'],
    from: 'companies c',
    alias: 'c',
    conditions: (ctx, filter) => companiesFilter(ctx.db.reads, filter),
    wrong: 'Este filtro só serve para empresas.',
  },
  planRequests: {
    things: ['planRequest'],
    from: 'plan_requests r',
    alias: 'r',
    conditions: (ctx, filter) => planRequestsFilter(ctx.db.reads, { ...filter, status: 'pending' }),
    wrong: 'Este filtro só serve para pedidos de plano.',
  },
  ratings: {
    things: ['reportedRating'],
    from: 'ratings r',
    alias: 'r',
    async conditions(ctx, filter, { action }) {
      const conditions = await ratingsFilter(ctx.db.reads, filter);
      conditions.add(() => (action === 'reject' ? 'r.hidden_at IS NULL' : 'r.open_reports > 0'));
      conditions.add(() => undecided('reportedRating', 'r.id'));
      return conditions;
    },
    wrong: 'Este filtro só serve para avaliações.',
  },
  accounts: {
    things: ['account'],
    from: 'users u',
    alias: 'u',
    async conditions(ctx, filter) {
      const conditions = await usersFilter(ctx.db.reads, filter);
      conditions.add((placeholder) => `u.id <> ${placeholder(requireViewer(ctx).id)}`);
      return conditions;
    },
    wrong: 'Este filtro só serve para contas.',
  },
  rejections: {
    things: ['rejection'],
    from: 'company_rejections r',
    alias: 'r',
    conditions: (ctx, filter) => rejectionsFilter(ctx.db.reads, filter),
    wrong: 'Este filtro só serve para empresas rejeitadas.',
  },
  mails: {
    things: ['mail'],
    from: 'mails m',
    alias: 'm',
    async conditions(ctx, filter) {
      const conditions = await mailsFilter(ctx.db.reads, filter);
      conditions.add(
        (placeholder) => `(m.status = 'failed' OR m.status = 'queued' AND m.last_error IS NOT NULL
          OR ${CAN_BE_REMADE} AND m.kind = ANY (${placeholder(Object.keys(ctx.services.mailMakers))}::text[]))`,
      );
      return conditions;
    },
    wrong: 'Este filtro só serve para e-mails.',
  },
};

/** By which way things are chosen: these, or the rows of a list, or what waits of a kind. */
type Chosen =
  | { ids: number[] }
  | { from: string; alias: string; conditions: Conditions }
  | { waitingKind: WorkKind; q: string | null | undefined };

async function listOf<Name extends List>(
  ctx: Context,
  name: Name,
  filter: FilterOf<Name>,
  input: StartBulkActionInput,
): Promise<Chosen> {
  const { from, alias, conditions }: Way<FilterOf<Name>> = WAYS[name];
  return { from, alias, conditions: await conditions(ctx, filter, input) };
}

/** BAD_USER_INPUT for two ways to choose, and a way that is for others. */
async function chosen(ctx: Context, input: StartBulkActionInput, kind: WorkKind | null): Promise<Chosen> {
  const { ids, waiting } = input;
  const given = LISTS.filter((name) => input[name] != null);
  if (given.length + [ids, waiting].filter((way) => way != null).length !== 1)
    throw invalid({ ids: ['Escolha de um só modo.'] });
  const [list] = given;
  const thing = kind ?? changeOf(input.action)?.thing;
  if (list && !(thing && WAYS[list].things.includes(thing))) throw invalid({ [list]: [WAYS[list].wrong] });
  if (ids) return { ids: [...new Set(ids.map(idOrZero))].filter((id) => id > 0) };
  const filter = list && input[list];
  if (list && filter) return listOf(ctx, list, filter, input);
  // A change of what waits says of which kind.
  const waitingKind = kind ?? input.kind;
  if (!waitingKind) throw invalid({ waiting: ['Este filtro só serve para decisões.'] });
  return { waitingKind, q: waiting?.q };
}

/** Throws BAD_USER_INPUT for none of a filter, and for too many, of which the count is null. */
function requireSome(count: number | null): number {
  if (count === 0) throw invalid({ ids: ['Nada corresponde ao filtro.'] });
  if (count === null) throw invalid({ ids: ['São mais de 100.000. Use um filtro mais estreito.'] });
  return count;
}

/** Returns of how many things `chosenIds` would return the ids, with the same errors, without reading them. */
export async function countChosen(
  ctx: Context,
  input: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<number> {
  const way = await chosen(ctx, input, kind);
  if ('ids' in way) return way.ids.length;
  return requireSome(
    'from' in way
      ? await countRows(ctx.db.searches, way.from, way.conditions, MOST)
      : await countWaiting(ctx, way.waitingKind, way.q, MOST),
  );
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
 * BAD_USER_INPUT for none, too many, two ways to choose, and a way that is for others.
 */
export async function chosenIds(
  ctx: Context,
  input: StartBulkActionInput,
  kind: WorkKind | null,
): Promise<number[]> {
  const way = await chosen(ctx, input, kind);
  if ('ids' in way) return way.ids;
  const found = await idsOf(ctx, way);
  requireSome(found.length > MOST ? null : found.length);
  return found;
}
