import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { managedCompany } from '../companies/managed-company.ts';
import { OWN_COMPANIES, ownCompaniesValues } from '../companies/own-companies.ts';
import { planFeatures } from '../companies/promotion/plan-features.ts';
import { TODAY } from '../database/local-day.ts';
import type { Statement } from '../database/statement.ts';
import { may, requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { forbidden } from '../shared/errors.ts';
import { companyWords } from '../views/company-words.ts';
import {
  CompanyReport,
  CompanyReportArgs,
  CompanyStatistics,
  type ReportDay,
  ReportPeriod,
  type ReportTotals,
} from './company-statistics.types.ts';
import { PERIOD_DAYS, sumDays } from './periods.ts';

const HAS_ONE: Statement = {
  name: 'has_own_company',
  text: `SELECT FROM companies WHERE ${OWN_COMPANIES} LIMIT 1`,
};
/** Sums one row a day. */
const STATS: Statement = {
  name: 'company_stats',
  text: `SELECT c.rating_count AS "ratingsCount",
           coalesce(round(c.rating_sum::numeric / nullif(c.rating_count, 0), 2), 0)::float8 AS "averageRating",
           round(100.0 * coalesce(d.good_ratings, 0) / nullif(c.rating_count, 0))::int AS "satisfactionRate",
           coalesce(d.views, 0) AS views, coalesce(d.messages, 0) AS "messagesCount",
           (SELECT count(*)::int FROM messages m
            WHERE m.company_id = c.id AND NOT m.is_read AND m.sender_type <> 'company') AS "unreadCount",
           (SELECT count(*)::int FROM saved_companies s WHERE s.company_id = c.id) AS "followersCount"
         FROM companies c
         CROSS JOIN LATERAL (
           SELECT sum(views)::int AS views, sum(good_ratings)::int AS good_ratings,
             sum(messages)::int AS messages
           FROM company_days WHERE company_id = c.id) d
         WHERE c.id = $1`,
};
const NOTHING: CompanyStatistics = {
  views: 0,
  ratingsCount: 0,
  averageRating: 0,
  messagesCount: 0,
  unreadCount: 0,
  followersCount: 0,
  satisfactionRate: null,
};

/** Returns figures of a company, by default of the caller's oldest; zeros without a company. */
async function companyStatistics(ctx: Context, id: string | null | undefined): Promise<CompanyStatistics> {
  const viewer = requireViewer(ctx);
  if (!id && (await ctx.db.reads.query(HAS_ONE, ownCompaniesValues(viewer))).length === 0) return NOTHING;
  const company = await managedCompany(ctx, id, 'seeReports');
  const [stats] = await ctx.db.reads.query<CompanyStatistics>(STATS, [company.id]);
  return stats ?? NOTHING;
}

@ForKeys('statistics')
@Resolver(() => CompanyStatistics)
export class CompanyStatisticsResolver {
  @MayCall('signed in')
  @Query(() => CompanyStatistics, {
    description:
      "Figures of a company of the caller's, by default the oldest; administrators see any. FORBIDDEN for others.",
  })
  companyStatistics(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true, description: 'Own company; the oldest when absent.' })
    companyId: string | null,
  ): Promise<CompanyStatistics> {
    return companyStatistics(ctx, companyId);
  }

  @MayCall('signed in')
  @Query(() => CompanyReport, {
    description: 'Counts by day, compared with the period before; for its owner and administrators.',
  })
  companyReport(@Ctx() ctx: Context, @Args() args: CompanyReportArgs): Promise<CompanyReport> {
    return companyReport(ctx, args);
  }
}

/** The counts of a day, and their columns in `company_days`. */
const COLUMNS = {
  views: 'views',
  ratings: 'ratings',
  ratingSum: 'rating_sum',
  messages: 'messages',
  phoneClicks: 'phone_clicks',
  whatsappClicks: 'whatsapp_clicks',
  websiteClicks: 'website_clicks',
  mapClicks: 'map_clicks',
  photoViews: 'photo_views',
};
type Counts = Record<keyof typeof COLUMNS, number>;

/** One row for each day of two periods. */
const DAYS: Statement = {
  name: 'company_report',
  text: `SELECT to_char(wanted.day, 'YYYY-MM-DD') AS day,
           ${Object.entries(COLUMNS)
             .map(([name, column]) => `coalesce(d.${column}, 0) AS "${name}"`)
             .join(', ')}
         FROM (SELECT ${TODAY} - ago AS day FROM generate_series(0, 2 * $2::int - 1) ago) wanted
         LEFT JOIN company_days d ON d.company_id = $1 AND d.day = wanted.day
         ORDER BY wanted.day`,
};

function totalsOf(days: Counts[]): ReportTotals {
  const { ratingSum, ...totals } = sumDays(days, Object.keys(COLUMNS) as (keyof Counts)[]);
  const { ratings } = totals;
  return { ...totals, averageRating: ratings === 0 ? null : Math.round((100 * ratingSum) / ratings) / 100 };
}

/**
 * Counts events of a company by day in America/Sao_Paulo, compared with the period before; for its owner and
 * administrators. FORBIDDEN for 12 months where the plan ends after 90 days.
 */
async function companyReport(ctx: Context, { companyId, period }: CompanyReportArgs): Promise<CompanyReport> {
  const { id } = await managedCompany(ctx, companyId, 'seeReports');
  if (
    period === ReportPeriod.y1 &&
    !may(ctx, 'seeLists') &&
    !(await planFeatures(ctx.db.reads, id)).hasYearReports
  )
    throw forbidden('Seu plano tem relatórios de até 90 dias. Para ver 12 meses, peça outro plano.');
  const length = PERIOD_DAYS[period];
  const rows = await ctx.db.reads.query<ReportDay & Counts>(DAYS, [id, length]);
  const days = rows.slice(length);
  const words = await companyWords(ctx.db.reads, id, length);
  return { days, totals: totalsOf(days), before: totalsOf(rows.slice(0, length)), words };
}
