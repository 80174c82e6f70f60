import { requireRole, requireViewer } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { type Page, toPage } from '../lib/paging.ts';
import type { Reader, Statement } from '../lib/sql.ts';
import { planAsJson } from '../plans/plan-as-json.ts';
import type { PlanRequestsArgs } from './plan-request.inputs.ts';
import type { PlanRequest } from './plan-request.ts';

const SELECT_REQUEST = `
  SELECT r.id, r.user_id AS "userId", r.status, r.message, r.admin_notes AS "adminNotes",
    r.requested_at AS "requestedAt", r.decided_at AS "decidedAt",
    jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) AS "user",
    ${planAsJson('present')} AS "currentPlan", ${planAsJson('wanted')} AS "requestedPlan"
  FROM plan_requests r
  JOIN users u ON u.id = r.user_id
  JOIN plans wanted ON wanted.id = r.requested_plan_id
  LEFT JOIN plans present ON present.id = r.current_plan_id`;
const FILTER = `
  WHERE ($1::text IS NULL OR r.status = $1)
    AND ($2::date IS NULL OR r.requested_at >= $2::date::timestamp AT TIME ZONE 'America/Sao_Paulo')
    AND ($3::date IS NULL OR r.requested_at < ($3::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo')`;

const BY_ID: Statement = { name: 'plan_request_by_id', text: `${SELECT_REQUEST} WHERE r.id = $1` };
const LATEST: Statement = {
  name: 'latest_plan_request',
  text: `${SELECT_REQUEST} WHERE r.user_id = $1 ORDER BY r.requested_at DESC, r.id DESC LIMIT 1`,
};
const LIST: Statement = {
  name: 'plan_requests',
  text: `${SELECT_REQUEST} ${FILTER} ORDER BY r.requested_at DESC, r.id DESC LIMIT $4 OFFSET $5`,
};
const COUNT: Statement = {
  name: 'plan_requests_count',
  text: `SELECT count(*)::int AS total FROM plan_requests r ${FILTER}`,
};

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

/** Administrators: all requests, the newest first. */
export async function planRequests(ctx: Context, args: PlanRequestsArgs): Promise<Page<PlanRequest>> {
  requireRole(ctx, 'admin');
  const filter = [args.status ?? null, args.startDate || null, args.endDate || null];
  const [rows, counts] = await Promise.all([
    ctx.db.reads.query<PlanRequest>(LIST, [...filter, args.perPage, (args.page - 1) * args.perPage]),
    ctx.db.reads.query<{ total: number }>(COUNT, filter),
  ]);
  return toPage(rows, counts[0]?.total ?? 0, args);
}
