import { type GraphQLSchema, graphql } from 'graphql';
import { companiesByIds } from '../companies/read-companies.ts';
import { TODAY } from '../database/local-day.ts';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ADMIN_STATS } from './admin-counts.ts';
import type { AdminOverview, AdminStatistics, PartStatus } from './admin-statistics.types.ts';

const NEWEST = 5;
/** Sums of days, so that the cost does not grow with the companies. */
const RECENT: Statement = {
  name: 'admin_overview_recent',
  text: `
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'user' AND day > ${TODAY} - 7), 0)::int AS "newUsers",
      coalesce(sum(amount) FILTER (WHERE kind = 'company'), 0)::int AS "newCompanies"
    FROM day_tallies WHERE kind IN ('user', 'company') AND day > ${TODAY} - 30 AND day <= ${TODAY}`,
};
/** By id, which grows with each registration. */
const NEWEST_COMPANIES: Statement = {
  name: 'newest_companies',
  text: `SELECT id FROM companies WHERE rejected_at IS NULL ORDER BY id DESC LIMIT ${NEWEST}`,
};
const ASK: Statement = { name: 'ask_database', text: 'SELECT 1' };
const NOTIFY: Statement = { name: 'ask_changes', text: `SELECT pg_notify('changes', $1)` };

type Overview = Omit<AdminOverview, 'newestCompanies'> & {
  newestCompanies: Awaited<ReturnType<typeof companiesByIds>>;
};

/** Returns figures of the last days, and a health check of each part of the program. */
export async function adminOverview(ctx: Context, schema: GraphQLSchema): Promise<Overview> {
  const { reads } = ctx.db;
  const [stats, recent, newest, api, database, cache] = await Promise.all([
    oneRow<AdminStatistics>(reads, ADMIN_STATS),
    oneRow<{ newUsers: number; newCompanies: number }>(reads, RECENT),
    reads.query<{ id: number }>(NEWEST_COMPANIES),
    statusOf(ctx, () => checkSchema(schema)),
    statusOf(ctx, async () => (await reads.query(ASK)).length === 1),
    statusOf(ctx, () => checkChangeFeed(ctx)),
  ]);
  return {
    ...recent,
    growthRate: percent(recent.newUsers, stats.totalUsers),
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

/** Returns a percentage rounded down, so that 100 stands for all. */
const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((1_000 * part) / whole) / 10;

/** Checks a part; one that fails is offline, and the overview itself does not fail. */
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

async function checkSchema(schema: GraphQLSchema): Promise<boolean> {
  const { data, errors } = await graphql({ schema, source: '{ __typename }' });
  return !errors && data?.__typename === 'Query';
}

/** Sends a notification through the database, as a writer does, and waits until the change feed delivers it. */
async function checkChangeFeed(ctx: Context): Promise<boolean> {
  const sync = ctx.changeFeed.sync();
  if (!sync) return false;
  try {
    await ctx.db.reads.query(NOTIFY, [sync.payload]);
    await sync.wait();
    return ctx.changeFeed.listening;
  } finally {
    sync.cancel();
  }
}
