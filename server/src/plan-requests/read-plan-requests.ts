import { Conditions, likePattern } from '../database/conditions.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { planAsJson } from '../plans/plan.ts';
import type { PlanRequestOrder, PlanRequestsArgs } from './plan-request.inputs.ts';
import type { PlanRequest } from './plan-request.ts';

const COLUMNS = `
  r.id, r.user_id AS "userId", r.status, r.message, r.admin_notes AS "rejectionReason",
  r.requested_at AS "requestedAt", r.decided_at AS "decidedAt",
  jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'plan', ${planAsJson('present')}) AS "user",
  CASE r.status WHEN 'pending' THEN ${planAsJson('present')} ELSE ${planAsJson('former')} END AS "currentPlan",
  ${planAsJson('wanted')} AS "requestedPlan"`;
const JOINED = `
  JOIN users u ON u.id = r.user_id
  JOIN plans wanted ON wanted.id = r.requested_plan_id
  LEFT JOIN plans present ON present.id = u.plan_id
  LEFT JOIN plans former ON former.id = r.current_plan_id`;
const SELECT_REQUEST = `SELECT ${COLUMNS} FROM plan_requests r ${JOINED}`;

const BY_ID: Statement = { name: 'plan_request_by_id', text: `${SELECT_REQUEST} WHERE r.id = $1` };
const BY_IDS: Statement = {
  name: 'plan_requests_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, position)
    JOIN plan_requests r ON r.id = chosen.id ${JOINED} ORDER BY chosen.position`,
};
const LATEST: Statement = {
  name: 'latest_plan_request',
  text: `${SELECT_REQUEST} WHERE r.user_id = $1 ORDER BY r.requested_at DESC, r.id DESC LIMIT 1`,
};
const PLANS_NAMED: Statement = {
  name: 'plans_named',
  text: `SELECT id FROM plans WHERE ' ' || search_fold(name) LIKE $1`,
};

const ORDERS: Record<PlanRequestOrder, string> = {
  newest: 'r.requested_at DESC, r.id DESC',
  oldest: 'r.requested_at, r.id',
  name: 'r.folded COLLATE "C", r.id',
  nameDescending: 'r.folded COLLATE "C" DESC, r.id DESC',
};

/** Returns an existing request, with its account and plans. */
export async function planRequestById(reader: Reader, id: number): Promise<PlanRequest> {
  const [request] = await reader.query<PlanRequest>(BY_ID, [id]);
  if (!request) throw new Error(`Plan request ${id} is gone.`);
  return request;
}

/** Returns the requests in the order of `ids`; unknown ids are left out. */
export const planRequestsByIds = (reader: Reader, ids: readonly number[]): Promise<PlanRequest[]> =>
  reader.query<PlanRequest>(BY_IDS, [ids]);

/** Returns the caller's newest request: the pending one if there is one. */
export async function myPlanRequest(ctx: Context): Promise<PlanRequest | null> {
  const viewer = requireViewer(ctx);
  const [request] = await ctx.db.reads.query<PlanRequest>(LATEST, [viewer.id]);
  return request ?? null;
}

/** Adds the search. Looks the plans up first: a condition over a joined table would be compared with every row. */
async function addSearch(filter: Conditions, reader: Reader, q: string | null | undefined): Promise<void> {
  const plans = q ? await reader.query<{ id: number }>(PLANS_NAMED, [await likePattern(reader, q)]) : [];
  const anyOf = plans.map(({ id }) => id).join(', ');
  await filter.addSearch(reader, q, (pattern) =>
    anyOf ? `(r.folded LIKE ${pattern} OR r.requested_plan_id IN (${anyOf}))` : `r.folded LIKE ${pattern}`,
  );
}

/** Returns the condition of the filters of the administrators' list, for `plan_requests r`. */
export async function planRequestsFilter(
  reader: Reader,
  args: Pick<PlanRequestsArgs, 'q' | 'status' | 'from' | 'until'>,
): Promise<Conditions> {
  const filter = new Conditions();
  await addSearch(filter, reader, args.q);
  if (args.status) filter.add((placeholder) => `r.status = ${placeholder(args.status)}`);
  filter.addDays('r.requested_at', args.from, args.until);
  return filter;
}

/** Returns all requests for administrators, found by a part of the account's name or e-mail, or of the plan's name. */
export async function adminPlanRequests(ctx: Context, args: PlanRequestsArgs): Promise<Page<PlanRequest>> {
  const { reads } = ctx.db;
  const filter = await planRequestsFilter(reads, args);
  const order = ORDERS[args.order];
  return listPage<PlanRequest>(
    reads,
    { from: 'plan_requests r', filter, order, columns: COLUMNS, joined: JOINED },
    args,
  );
}
