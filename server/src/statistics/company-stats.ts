import { managedCompany } from '../companies/managed-company.ts';
import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { CompanyStats } from './company-statistics.types.ts';

interface Row {
  views: number;
  goodRatings: number;
  messagesCount: number;
  unreadCount: number;
  followersCount: number;
  ratingCount: number;
  ratingSum: number;
}

const OWNS_ONE: Statement = {
  name: 'owns_a_company',
  text: 'SELECT FROM companies WHERE owner_id = $1 LIMIT 1',
};
/** Sums one row a day. */
const STATS: Statement = {
  name: 'company_stats',
  text: `SELECT c.rating_count AS "ratingCount", c.rating_sum AS "ratingSum",
           coalesce(d.views, 0) AS views, coalesce(d.good_ratings, 0) AS "goodRatings",
           coalesce(d.messages, 0) AS "messagesCount",
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
const NOTHING: CompanyStats = {
  views: 0,
  ratingsCount: 0,
  averageRating: 0,
  messagesCount: 0,
  unreadCount: 0,
  followersCount: 0,
  satisfactionRate: null,
};

/** Figures of a company, by default of the caller's oldest; zeros without a company. */
export async function companyStats(ctx: Context, id: string | null | undefined): Promise<CompanyStats> {
  const viewer = requireViewer(ctx);
  if (!id && (await ctx.db.reads.query(OWNS_ONE, [viewer.id])).length === 0) return NOTHING;
  const company = await managedCompany(ctx, id);
  const [row] = await ctx.db.reads.query<Row>(STATS, [company.id]);
  if (!row) return NOTHING;
  const { ratingCount, ratingSum, goodRatings, ...counted } = row;
  const hasRatings = ratingCount > 0;
  return {
    ...counted,
    ratingsCount: ratingCount,
    averageRating: hasRatings ? Math.round((100 * ratingSum) / ratingCount) / 100 : 0,
    satisfactionRate: hasRatings ? Math.round((100 * goodRatings) / ratingCount) : null,
  };
}
