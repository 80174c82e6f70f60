import { managedCompany } from '../companies/managed-company.ts';
import { planFeatures } from '../companies/promotion/plan-features.ts';
import { TODAY } from '../database/local-day.ts';
import type { Statement } from '../database/statement.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { forbidden } from '../shared/errors.ts';
import { companyWords } from '../views/company-words.ts';
import {
  type CompanyReport,
  type CompanyReportArgs,
  type ReportDay,
  ReportPeriod,
  type ReportTotals,
} from './company-statistics.types.ts';
import { PERIOD_DAYS, sumDays } from './periods.ts';

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
export async function companyReport(
  ctx: Context,
  { companyId, period }: CompanyReportArgs,
): Promise<CompanyReport> {
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
