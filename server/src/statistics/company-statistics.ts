import { managedCompany } from '../companies/managed-company.ts';
import { OWN_COMPANIES, ownCompaniesValues } from '../companies/own-companies.ts';
import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { CompanyStatistics } from './company-statistics.types.ts';

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
export async function companyStatistics(
  ctx: Context,
  id: string | null | undefined,
): Promise<CompanyStatistics> {
  const viewer = requireViewer(ctx);
  if (!id && (await ctx.db.reads.query(HAS_ONE, ownCompaniesValues(viewer))).length === 0) return NOTHING;
  const company = await managedCompany(ctx, id, 'seeReports');
  const [stats] = await ctx.db.reads.query<CompanyStatistics>(STATS, [company.id]);
  return stats ?? NOTHING;
}
