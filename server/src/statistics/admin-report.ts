import { TODAY } from '../database/local-day.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { AdminReport, PlaceCount, SiteCounts, SiteDay, StarCount } from './admin-statistics.types.ts';
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
export async function adminReport(ctx: Context, period: ReportPeriod): Promise<AdminReport> {
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
