import { Field, Int, ObjectType } from 'type-graphql';
import { startOfDay, TODAY } from '../database/local-day.ts';
import type { Statement } from '../database/statement.ts';
import { SHOWN_SEARCHES } from '../searches-without-results/searches.list.ts';

/** Bound of the figures that can grow without limit. */
const FIGURE_MOST = 100_000;

@ObjectType({ simpleResolvers: true, description: 'A figure for each tool of the administration.' })
export class AdminCounts {
  @Field(() => Int, { description: 'Active plans.' })
  activePlans!: number;

  @Field(() => Int, { description: 'Visible categories.' })
  visibleCategories!: number;

  @Field(() => Int, { description: 'Visible cities, with or without companies.' })
  visibleCities!: number;

  @Field(() => Int, { description: 'Kinds of business.' })
  kinds!: number;

  @Field(() => Int, {
    description: `Searches without results in the list of administrators, counted up to ${FIGURE_MOST}.`,
  })
  searchesWithoutResults!: number;

  @Field(() => Int, { description: 'Views of companies in the last 30 days, today included.' })
  recentViews!: number;

  @Field(() => Int, {
    description: `Ratings with open reports, counted up to ${FIGURE_MOST}.`,
  })
  reportedRatings!: number;

  @Field(() => Int, { description: 'Imports, by browser and by command line.' })
  imports!: number;

  @Field(() => Int, {
    description: 'Imports by browser that wait for an administrator, to be checked or to be run.',
  })
  importsToDecide!: number;

  @Field(() => Int, {
    description: `Entries of the audit log of the last 7 days in America/Sao_Paulo, today included; counted up to ${FIGURE_MOST}.`,
  })
  recentActions!: number;

  @Field(() => Int, { description: `Queued mails, counted up to ${FIGURE_MOST}.` })
  queuedMails!: number;

  @Field(() => Int, { description: `Failed mails, counted up to ${FIGURE_MOST}.` })
  failedMails!: number;
}

/** Counts rows of an index up to `FIGURE_MOST`, which bounds the cost. */
const upTo = (from: string): string =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${FIGURE_MOST}) few)`;

/** The figures on the tiles of the administration's tools. */
export const ADMIN_FIGURES: Statement = {
  name: 'admin_figures',
  text: `
    SELECT (SELECT count(*)::int FROM plans WHERE is_active) AS "activePlans",
      (SELECT count(*)::int FROM categories WHERE is_visible) AS "visibleCategories",
      (SELECT count(*)::int FROM cities WHERE is_visible) AS "visibleCities",
      (SELECT count(*)::int FROM kinds) AS kinds,
      ${upTo(SHOWN_SEARCHES)} AS "searchesWithoutResults",
      (SELECT coalesce(sum(amount), 0)::int FROM day_tallies
        WHERE kind = 'view' AND day > ${TODAY} - 30 AND day <= ${TODAY}) AS "recentViews",
      ${upTo('ratings r WHERE open_reports > 0')} AS "reportedRatings",
      (SELECT count(*)::int FROM imports) AS imports,
      (SELECT count(*)::int FROM imports
        WHERE origin = 'browser' AND status IN ('uploaded', 'checked')) AS "importsToDecide",
      ${upTo(`audit_entries WHERE created_at >= ${startOfDay(`${TODAY} - 6`)}`)} AS "recentActions",
      ${upTo(`mails WHERE status = 'queued' AND next_try_at < 'infinity'`)} AS "queuedMails",
      ${upTo(`mails WHERE status = 'failed'`)} AS "failedMails"`,
};

/** The exact figures of the dashboard. Triggers update the counts of companies; accounts are counted by an index. */
export const ADMIN_STATS: Statement = {
  name: 'admin_stats',
  text: `
    WITH accounts AS (SELECT role, count(*)::int AS count FROM users GROUP BY role),
    companies AS (
      SELECT coalesce(sum(amount), 0)::int AS total,
        coalesce(sum(amount) FILTER (WHERE is_approved), 0)::int AS approved,
        coalesce(sum(amount) FILTER (WHERE NOT is_approved AND is_active), 0)::int AS pending
      FROM company_tallies WHERE kind = 'category'
    )
    SELECT (SELECT coalesce(sum(count), 0)::int FROM accounts) AS "totalUsers",
      coalesce((SELECT count FROM accounts WHERE role = 'company'), 0) AS "companyUsers",
      coalesce((SELECT count FROM accounts WHERE role = 'admin'), 0) AS "adminUsers",
      total AS "totalCompanies", approved AS "approvedCompanies", pending AS "pendingCompanies"
    FROM companies`,
};
