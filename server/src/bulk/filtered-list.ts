import { allowedFilter } from '../companies/admin/admin-companies.ts';
import { rejectionsFilter } from '../companies/rejections/read-rejections.ts';
import type { Conditions } from '../database/conditions.ts';
import type { Capability } from '../graphql/admin-roles.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { CAN_BE_REMADE, mailsFilter } from '../mail/read-mails.ts';
import { planRequestsFilter } from '../plan-requests/read-plan-requests.ts';
import { ratingsFilter } from '../ratings/moderation/admin-ratings.ts';
import { invalid } from '../shared/errors.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { usersFilter } from '../users/admin/read-users.ts';
import type { ListCountInput } from './bulk.inputs.ts';
import type { ChangedThing } from './change-actions.ts';

const LISTS = ['companies', 'planRequests', 'ratings', 'accounts', 'rejections', 'mails'] as const;
export type List = (typeof LISTS)[number];
type Input = Pick<ListCountInput, List | 'action'>;
type FilterOf<Name extends List> = NonNullable<Input[Name]>;

interface Way<Filter> {
  /** To read the list. */
  may: Capability;
  /** What the list has; an action on something else cannot be started by it. */
  things: readonly (WorkKind | ChangedThing)[];
  /** Table and alias, as the conditions have them. */
  from: string;
  alias: string;
  /** Without an action: all of the filter. */
  conditions(ctx: Context, filter: Filter, action: Input['action']): Promise<Conditions>;
  wrong: string;
}

const WAYS: { [Name in List]: Way<FilterOf<Name>> } = {
  companies: {
    may: 'seeLists',
    things: ['company', 'newCompany'],
    from: 'companies c',
    alias: 'c',
    async conditions(ctx, filter, action) {
      const conditions = await allowedFilter(ctx, filter);
      if (action === 'approve' || action === 'reject')
        conditions.add(() => 'NOT c.is_approved AND c.is_active');
      if (action === 'activate' || action === 'deactivate')
        conditions.add((placeholder) => `c.is_active = ${placeholder(action === 'deactivate')}`);
      return conditions;
    },
    wrong: 'Este filtro só serve para empresas.',
  },
  planRequests: {
    may: 'seePersons',
    things: ['planRequest'],
    from: 'plan_requests r',
    alias: 'r',
    async conditions(ctx, filter, action) {
      const conditions = await planRequestsFilter(ctx.db.reads, filter);
      if (!action) return conditions;
      conditions.add(() => "r.status = 'pending'");
      return conditions;
    },
    wrong: 'Este filtro só serve para pedidos de plano.',
  },
  ratings: {
    may: 'seeLists',
    things: ['reportedRating'],
    from: 'ratings r',
    alias: 'r',
    async conditions(ctx, filter, action) {
      const conditions = await ratingsFilter(ctx.db.reads, filter);
      if (!action) return conditions;
      conditions.add(() => (action === 'reject' ? 'r.hidden_at IS NULL' : 'r.open_reports > 0'));
      return conditions;
    },
    wrong: 'Este filtro só serve para avaliações.',
  },
  accounts: {
    may: 'manageUsers',
    things: ['account'],
    from: 'users u',
    alias: 'u',
    async conditions(ctx, filter, action) {
      const conditions = await usersFilter(ctx.db.reads, filter);
      if (!action) return conditions;
      conditions.add((placeholder) => `u.id <> ${placeholder(requireViewer(ctx).id)}`);
      conditions.add((placeholder) => `u.is_active = ${placeholder(action === 'deactivateAccount')}`);
      return conditions;
    },
    wrong: 'Este filtro só serve para contas.',
  },
  rejections: {
    may: 'seePersons',
    things: ['rejection'],
    from: 'companies r',
    alias: 'r',
    conditions: (ctx, filter) => rejectionsFilter(ctx.db.reads, filter),
    wrong: 'Este filtro só serve para empresas rejeitadas.',
  },
  mails: {
    may: 'manageMails',
    things: ['mail'],
    from: 'mails m',
    alias: 'm',
    async conditions(ctx, filter, action) {
      const conditions = await mailsFilter(ctx.db.reads, filter);
      if (!action) return conditions;
      conditions.add(
        (placeholder) => `(m.status = 'failed' OR m.status = 'queued' AND m.last_error IS NOT NULL
          OR ${CAN_BE_REMADE} AND m.kind = ANY (${placeholder(Object.keys(ctx.services.mailMakers))}::text[]))`,
      );
      return conditions;
    },
    wrong: 'Este filtro só serve para e-mails.',
  },
};

/** Rows of a list. */
export interface FilteredList {
  from: string;
  alias: string;
  conditions: Conditions;
}

/** Returns the lists of which an input has a filter. */
export const listsOf = (input: Input): List[] => LISTS.filter((name) => input[name] != null);

/** Returns the capability that reads a list. */
export const readerOf = (name: List): Capability => WAYS[name].may;

async function rowsOf<Name extends List>(
  ctx: Context,
  name: Name,
  filter: FilterOf<Name>,
  action: Input['action'],
): Promise<FilteredList> {
  const { from, alias, conditions }: Way<FilterOf<Name>> = WAYS[name];
  return { from, alias, conditions: await conditions(ctx, filter, action) };
}

/** Returns the rows of a list's filter, of an action those that it can be done to; BAD_USER_INPUT when it is for others. */
export async function filteredList(
  ctx: Context,
  name: List,
  input: Input,
  thing: WorkKind | ChangedThing | undefined,
): Promise<FilteredList> {
  const filter = input[name];
  if (!filter || (input.action && !(thing && WAYS[name].things.includes(thing))))
    throw invalid({ [name]: [WAYS[name].wrong] });
  return rowsOf(ctx, name, filter, input.action);
}
