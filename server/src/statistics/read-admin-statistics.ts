import type { Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type {
  AdminStatistics,
  PlaceCount,
  SiteCounts,
  SiteDay,
  StarCount,
} from './admin-statistics.types.ts';
import type { ReportPeriod } from './company-statistics.types.ts';
import { PERIOD_DAYS } from './period-days.ts';

const TOP = 10;
const COUNTED = {
  companies: 'company',
  users: 'user',
  views: 'view',
  ratings: 'rating',
  messages: 'message',
};
const sumOf = (kind: string): string => `coalesce(sum(t.amount) FILTER (WHERE t.kind = '${kind}'), 0)::int`;

/** A few rows a day and kind, which triggers keep. */
const DAYS: Statement = {
  name: 'site_days',
  text: `
    WITH period AS (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date AS last, $1::int AS days)
    SELECT to_char(d, 'YYYY-MM-DD') AS day,
      ${Object.entries(COUNTED)
        .map(([name, kind]) => `${sumOf(kind)} AS "${name}"`)
        .join(', ')}
    FROM period CROSS JOIN LATERAL generate_series(last - days + 1, last, interval '1 day') AS d
    LEFT JOIN day_tallies t ON t.day = d::date
    GROUP BY d ORDER BY d`,
};
const BEFORE: Statement = {
  name: 'site_before',
  text: `
    WITH period AS (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date - $1::int AS last, $1::int AS days)
    SELECT ${Object.entries(COUNTED)
      .map(([name, kind]) => `${sumOf(kind)} AS "${name}"`)
      .join(', ')}
    FROM period LEFT JOIN day_tallies t ON t.day > last - days AND t.day <= last`,
};
const STARS: Statement = {
  name: 'site_stars',
  text: `
    SELECT stars, coalesce(sum(t.amount), 0)::int AS ratings
    FROM generate_series(1, 5) AS stars
    LEFT JOIN day_tallies t ON t.kind = 'star' || stars
      AND t.day > (now() AT TIME ZONE 'America/Sao_Paulo')::date - $1::int
      AND t.day <= (now() AT TIME ZONE 'America/Sao_Paulo')::date
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

/** Administrators: counts of the whole site by day. */
export async function adminStatistics(ctx: Context, period: ReportPeriod): Promise<AdminStatistics> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const length = PERIOD_DAYS[period];
  const [days, [before], ratingDistribution, topCategories, topCities] = await Promise.all([
    reads.query<SiteDay>(DAYS, [length]),
    reads.query<SiteCounts>(BEFORE, [length]),
    reads.query<StarCount>(STARS, [length]),
    reads.query<PlaceCount>(TOP_CATEGORIES),
    reads.query<PlaceCount>(TOP_CITIES),
  ]);
  if (!before) throw new Error('Counting gave no row.');
  return { days, totals: totalsOf(days), before, topCategories, topCities, ratingDistribution };
}

function totalsOf(days: SiteDay[]): SiteCounts {
  const totals: SiteCounts = { companies: 0, users: 0, views: 0, ratings: 0, messages: 0 };
  for (const day of days) {
    for (const name of Object.keys(totals) as Array<keyof SiteCounts>) totals[name] += day[name];
  }
  return totals;
}
