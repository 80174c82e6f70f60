import { managedCompany } from '../companies/managed-company.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type {
  CompanyReport,
  CompanyReportArgs,
  ReportDay,
  ReportTotals,
} from './company-statistics.types.ts';
import { PERIOD_DAYS } from './period-days.ts';

type Row = ReportDay & { ratingSum: number };

/** One row for each day of two periods. */
const DAYS: Statement = {
  name: 'company_report',
  text: `SELECT to_char(wanted.day, 'YYYY-MM-DD') AS day,
           coalesce(d.views, 0) AS views, coalesce(d.ratings, 0) AS ratings,
           coalesce(d.rating_sum, 0) AS "ratingSum", coalesce(d.messages, 0) AS messages,
           coalesce(d.phone_clicks, 0) AS "phoneClicks", coalesce(d.whatsapp_clicks, 0) AS "whatsappClicks",
           coalesce(d.website_clicks, 0) AS "websiteClicks", coalesce(d.map_clicks, 0) AS "mapClicks"
         FROM (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date - ago AS day
               FROM generate_series(0, 2 * $2::int - 1) ago) wanted
         LEFT JOIN company_days d ON d.company_id = $1 AND d.day = wanted.day
         ORDER BY wanted.day`,
};

function totalsOf(rows: Row[]): ReportTotals {
  const sum = (pick: (row: Row) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const ratings = sum((row) => row.ratings);
  return {
    views: sum((row) => row.views),
    ratings,
    averageRating: ratings === 0 ? null : Math.round((100 * sum((row) => row.ratingSum)) / ratings) / 100,
    messages: sum((row) => row.messages),
    phoneClicks: sum((row) => row.phoneClicks),
    whatsappClicks: sum((row) => row.whatsappClicks),
    websiteClicks: sum((row) => row.websiteClicks),
    mapClicks: sum((row) => row.mapClicks),
  };
}

/**
 * Counts of a company by day in America/Sao_Paulo, compared with the period before; for its owner and administrators.
 */
export async function companyReport(
  ctx: Context,
  { companyId, period }: CompanyReportArgs,
): Promise<CompanyReport> {
  const { id } = await managedCompany(ctx, companyId);
  const length = PERIOD_DAYS[period];
  const rows = await ctx.db.reads.query<Row>(DAYS, [id, length]);
  const days = rows.slice(length);
  return { days, totals: totalsOf(days), before: totalsOf(rows.slice(0, length)) };
}
