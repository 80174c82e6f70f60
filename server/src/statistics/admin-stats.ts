import type { Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { AdminStats } from './admin-statistics.types.ts';

/** Triggers keep the counts of companies; accounts are counted by an index. */
const STATS: Statement = {
  name: 'admin_stats',
  text: `
    WITH accounts AS (SELECT role, count(*)::int AS count FROM users GROUP BY role),
    companies AS (
      SELECT coalesce(sum(amount), 0)::int AS total,
        coalesce(sum(amount) FILTER (WHERE is_approved), 0)::int AS approved
      FROM company_tallies WHERE kind = 'category'
    )
    SELECT (SELECT coalesce(sum(count), 0)::int FROM accounts) AS "totalUsers",
      coalesce((SELECT count FROM accounts WHERE role = 'company'), 0) AS "companyUsers",
      coalesce((SELECT count FROM accounts WHERE role = 'admin'), 0) AS "adminUsers",
      total AS "totalCompanies", approved AS "approvedCompanies", total - approved AS "pendingCompanies"
    FROM companies`,
};

/** Administrators: exact figures of the dashboard. */
export async function adminStats(ctx: Context): Promise<AdminStats> {
  requireRole(ctx, 'admin');
  const [stats] = await ctx.db.reads.query<AdminStats>(STATS);
  if (!stats) throw new Error('Counting gave no row.');
  return stats;
}
