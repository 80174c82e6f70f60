import { type GraphQLResolveInfo, type GraphQLSchema, graphql } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { companiesByIds } from '../companies/read-companies.ts';
import { TODAY } from '../database/local-day.ts';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { ADMIN_FIGURES, ADMIN_STATS, AdminCounts } from './admin-counts.ts';
import {
  AdminOverview,
  AdminReport,
  AdminReportArgs,
  AdminStatistics,
  type PartStatus,
  type PlaceCount,
  type SiteCounts,
  type SiteDay,
  type StarCount,
} from './admin-statistics.types.ts';
import type { ReportPeriod } from './company-statistics.types.ts';
import { PERIOD_DAYS, sumDays } from './periods.ts';

const TOP = 10;
/** The counts of a day, and their kinds in `day_tallies`. */
const KINDS: Record<keyof SiteCounts, string> = {
  companies: 'company',
  users: 'user',
  views: 'view',
  ratings: 'rating',
  messages: 'message',
};
const COUNTED = Object.keys(KINDS) as (keyof SiteCounts)[];

/** One row for each day of two periods, from a few rows a day and kind, which triggers write. */
const DAYS: Statement = {
  name: 'site_days',
  text: `
    SELECT to_char(${TODAY} - ago, 'YYYY-MM-DD') AS day,
      ${COUNTED.map((name) => `coalesce(sum(t.amount) FILTER (WHERE t.kind = '${KINDS[name]}'), 0)::int AS "${name}"`).join(', ')}
    FROM generate_series(0, 2 * $1::int - 1) AS ago
    LEFT JOIN day_tallies t ON t.day = ${TODAY} - ago
    GROUP BY ago ORDER BY ago DESC`,
};
const STARS: Statement = {
  name: 'site_stars',
  text: `
    SELECT stars, coalesce(sum(t.amount), 0)::int AS ratings
    FROM generate_series(1, 5) AS stars
    LEFT JOIN day_tallies t ON t.kind = 'star' || stars AND t.day > ${TODAY} - $1::int AND t.day <= ${TODAY}
    GROUP BY stars ORDER BY stars`,
};
/** Sums a few rows per category or city instead of counting companies. */
const topOf = (kind: string): string => `
  SELECT place_id AS id, sum(amount)::int AS companies FROM company_tallies
  WHERE kind = '${kind}' AND is_approved AND is_active
  GROUP BY 1 HAVING sum(amount) > 0 ORDER BY 2 DESC, 1 LIMIT ${TOP}`;
const TOP_CATEGORIES: Statement = {
  name: 'top_categories',
  text: `SELECT t.id, k.name, t.companies FROM (${topOf('category')}) t JOIN categories k USING (id)
         ORDER BY t.companies DESC, t.id`,
};
const TOP_CITIES: Statement = {
  name: 'top_cities',
  text: `SELECT t.id, c.name || ' - ' || c.state AS name, t.companies FROM (${topOf('city')}) t
         JOIN cities c USING (id) ORDER BY t.companies DESC, t.id`,
};

/** Counts events of the whole site by day. */
async function adminReport(ctx: Context, period: ReportPeriod): Promise<AdminReport> {
  const { reads } = ctx.db;
  const length = PERIOD_DAYS[period];
  const [rows, ratingDistribution, topCategories, topCities] = await Promise.all([
    reads.query<SiteDay>(DAYS, [length]),
    reads.query<StarCount>(STARS, [length]),
    reads.query<PlaceCount>(TOP_CATEGORIES),
    reads.query<PlaceCount>(TOP_CITIES),
  ]);
  const days = rows.slice(length);
  const before = sumDays(rows.slice(0, length), COUNTED);
  return { days, totals: sumDays(days, COUNTED), before, topCategories, topCities, ratingDistribution };
}

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
async function adminOverview(ctx: Context, schema: GraphQLSchema): Promise<Overview> {
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
const percent = (count: number, total: number): number =>
  total === 0 ? 0 : Math.floor((1_000 * count) / total) / 10;

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

@ForKeys('statistics')
@Resolver()
export class AdminStatisticsResolver {
  @MayCall('seeLists')
  @Query(() => AdminStatistics, { description: 'Administrators only: the figures of the dashboard.' })
  adminStatistics(@Ctx() ctx: Context): Promise<AdminStatistics> {
    return oneRow(ctx.db.reads, ADMIN_STATS);
  }

  @MayCall('seeLists')
  @Query(() => AdminCounts, { description: 'Administrators only: a figure for each tool.' })
  adminCounts(@Ctx() ctx: Context): Promise<AdminCounts> {
    return oneRow(ctx.db.reads, ADMIN_FIGURES);
  }

  @MayCall('seeLists')
  @Query(() => AdminOverview, {
    description:
      'Administrators only: figures of the last days, the newest companies, and the health of each part of the program.',
  })
  adminOverview(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<AdminOverview> {
    return adminOverview(ctx, info.schema);
  }

  @MayCall('seeLists')
  @Query(() => AdminReport, { description: 'Administrators only: the whole site by day.' })
  adminReport(@Ctx() ctx: Context, @Args() { period }: AdminReportArgs): Promise<AdminReport> {
    return adminReport(ctx, period);
  }
}
