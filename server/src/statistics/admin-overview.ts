import { type GraphQLSchema, graphql } from 'graphql';
import { companiesByIds } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { AdminOverview, PartStatus } from './admin-statistics.types.ts';
import { adminStats } from './admin-stats.ts';

const NEWEST = 5;
/** Sums of days, so that the cost does not grow with the companies. */
const RECENT: Statement = {
  name: 'admin_overview_recent',
  text: `
    WITH today AS (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date AS day)
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'user' AND t.day > today.day - 7), 0)::int AS "newUsers",
      coalesce(sum(amount) FILTER (WHERE kind = 'company'), 0)::int AS "newCompanies"
    FROM today LEFT JOIN day_tallies t ON t.day > today.day - 30 AND t.day <= today.day
      AND t.kind IN ('user', 'company')`,
};
/** By id, which grows with each registration. */
const NEWEST_COMPANIES: Statement = {
  name: 'newest_companies',
  text: `SELECT id FROM companies ORDER BY id DESC LIMIT ${NEWEST}`,
};
const ASK: Statement = { name: 'ask_database', text: 'SELECT 1' };
const NOTIFY: Statement = { name: 'ask_changes', text: `SELECT pg_notify('changes', $1)` };

type Overview = Omit<AdminOverview, 'newestCompanies'> & {
  newestCompanies: Awaited<ReturnType<typeof companiesByIds>>;
};

/** Administrators: figures of the last days, and a health check of each part of the program. */
export async function adminOverview(ctx: Context, schema: GraphQLSchema): Promise<Overview> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const [stats, recent, newest, api, database, cache] = await Promise.all([
    adminStats(ctx),
    reads.query<{ newUsers: number; newCompanies: number }>(RECENT),
    reads.query<{ id: number }>(NEWEST_COMPANIES),
    statusOf(ctx, () => askSchema(schema)),
    statusOf(ctx, async () => (await reads.query(ASK)).length === 1),
    statusOf(ctx, () => askChanges(ctx)),
  ]);
  const { newUsers, newCompanies } = recent[0] ?? { newUsers: 0, newCompanies: 0 };
  return {
    newUsers,
    newCompanies,
    growthRate: percent(newUsers, stats.totalUsers),
    approvalRate: percent(stats.approvedCompanies, stats.totalCompanies),
    uptimeSeconds: Math.floor((Date.now() - ctx.startedAt.getTime()) / 1_000),
    api,
    database,
    cache,
    newestCompanies: await companiesByIds(
      reads,
      newest.map(({ id }) => id),
    ),
  };
}

/** Rounded down, so that 100 stands for all. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((1_000 * part) / whole) / 10;

/** A part that fails is offline; the overview itself does not fail. */
async function statusOf(ctx: Context, ask: () => Promise<boolean>): Promise<PartStatus> {
  const begun = performance.now();
  try {
    const isOnline = await ask();
    const milliseconds = Math.round(100 * (performance.now() - begun)) / 100;
    return { isOnline, milliseconds: isOnline ? milliseconds : null };
  } catch (error) {
    ctx.log.warn({ err: error }, 'Uma parte do sistema não respondeu.');
    return { isOnline: false, milliseconds: null };
  }
}

async function askSchema(schema: GraphQLSchema): Promise<boolean> {
  const { data, errors } = await graphql({ schema, source: '{ __typename }' });
  return !errors && data?.__typename === 'Query';
}

/** Sends a notification through the database, as a writer does, and waits until the change feed delivers it. */
async function askChanges(ctx: Context): Promise<boolean> {
  const sync = ctx.changes.sync();
  if (!sync) return false;
  try {
    await ctx.db.reads.query(NOTIFY, [sync.payload]);
    await sync.wait();
    return ctx.changes.listening;
  } finally {
    sync.cancel();
  }
}
