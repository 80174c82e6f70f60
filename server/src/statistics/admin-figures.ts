import type { Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { type AdminFigures, FIGURE_MOST } from './admin-figures.types.ts';

/** Counts rows of an index up to a bound, at a cost that does not grow. */
const upTo = (from: string): string =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${FIGURE_MOST}) few)`;

const FIGURES: Statement = {
  name: 'admin_figures',
  text: `
    SELECT (SELECT count(*)::int FROM plans WHERE is_active) AS "activePlans",
      (SELECT count(*)::int FROM categories WHERE is_visible) AS "visibleCategories",
      (SELECT count(*)::int FROM cities WHERE is_visible) AS "visibleCities",
      (SELECT coalesce(sum(amount), 0)::int FROM day_tallies
        WHERE kind = 'view' AND day > (now() AT TIME ZONE 'America/Sao_Paulo')::date - 30
          AND day <= (now() AT TIME ZONE 'America/Sao_Paulo')::date) AS "recentViews",
      ${upTo('ratings WHERE open_reports > 0')} AS "reportedRatings",
      (SELECT count(*)::int FROM imports) AS imports,
      ${upTo(`audit_entries WHERE created_at >=
        ((now() AT TIME ZONE 'America/Sao_Paulo')::date - 6)::timestamp AT TIME ZONE 'America/Sao_Paulo'`)} AS "recentActions",
      ${upTo(`mails WHERE status = 'queued'`)} AS "queuedMails",
      ${upTo(`mails WHERE status = 'failed'`)} AS "failedMails"`,
};

/** Administrators: the figures on the tiles of the administration's tools. */
export async function adminFigures(ctx: Context): Promise<AdminFigures> {
  requireRole(ctx, 'admin');
  const [figures] = await ctx.db.reads.query<AdminFigures>(FIGURES);
  if (!figures) throw new Error('Counting gave no row.');
  return figures;
}
