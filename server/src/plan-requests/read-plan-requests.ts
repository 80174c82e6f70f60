import { Conditions } from '../database/conditions.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { requireRole, requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { countedPage } from '../graphql/counted-page.ts';
import type { Page } from '../graphql/paging.ts';
import { planAsJson } from '../plans/plan-as-json.ts';
import type { PlanRequestOrder, PlanRequestsArgs } from './plan-request.inputs.ts';
import type { PlanRequest } from './plan-request.ts';

const COLUMNS = `
  r.id, r.user_id AS "userId", r.status, r.message, r.admin_notes AS "adminNotes",
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
};

/** Midnight before a day, for people in Brazil. */
const beginningOf = (day: string): string => `(${day})::timestamp AT TIME ZONE 'America/Sao_Paulo'`;

/** One request that is known to be there, with its user and plans. */
export async function planRequestById(reader: Reader, id: number): Promise<PlanRequest> {
  const [request] = await reader.query<PlanRequest>(BY_ID, [id]);
  if (!request) throw new Error(`Plan request ${id} is gone.`);
  return request;
}

/** The caller's newest request: the pending one, since no other can follow it, else the last decided. */
export async function ownPlanRequest(ctx: Context): Promise<PlanRequest | null> {
  const viewer = requireViewer(ctx);
  const [request] = await ctx.db.reads.query<PlanRequest>(LATEST, [viewer.id]);
  return request ?? null;
}

/** Only what is asked for is in the statement. */
async function filterOf(
  reader: Reader,
  { q, status, startDate, endDate }: PlanRequestsArgs,
): Promise<Conditions> {
  const filter = new Conditions();
  if (q) {
    const pattern = await likePattern(reader, q);
    const plans = await reader.query<{ id: number }>(PLANS_NAMED, [pattern]);
    const ids = plans.map(({ id }) => id);
    filter.add((place) =>
      ids.length === 0
        ? `r.folded LIKE ${place(pattern)}`
        : `(r.folded LIKE ${place(pattern)} OR r.requested_plan_id = ANY (${place(ids)}::int[]))`,
    );
  }
  if (status) filter.add((place) => `r.status = ${place(status)}`);
  if (startDate) filter.add((place) => `r.requested_at >= ${beginningOf(`${place(startDate)}::date`)}`);
  if (endDate) filter.add((place) => `r.requested_at < ${beginningOf(`${place(endDate)}::date + 1`)}`);
  return filter;
}

/** Administrators: all requests, found by a part of the person's name or e-mail, or of the plan's name. */
export async function planRequests(ctx: Context, args: PlanRequestsArgs): Promise<Page<PlanRequest>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const list = {
    table: 'plan_requests',
    alias: 'r',
    filter: await filterOf(reads, args),
    isSearched: Boolean(args.q),
    order: ORDERS[args.order],
    columns: COLUMNS,
    joined: JOINED,
  };
  return countedPage<PlanRequest>(reads, list, args);
}
