import { recordLookup } from '../../audit/record-action.ts';
import { withCompanies } from '../../companies/company-lists.ts';
import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import { idOrZero } from '../../shared/ids.ts';
import { ANSWER } from '../read-ratings.ts';
import type { AdminRating, AdminRatingPage, RatingReportView } from './admin-rating.ts';
import type { AdminRatingOrder, AdminRatingsArgs, RatingsFilterInput } from './moderation.inputs.ts';

/** Counts up to this; beyond it the total is an estimate. */
const COUNTED = 100_000;
/** The same in a page of a search in comments, which takes longer than reading an index; `countList` counts on. */
const COUNTED_BY_TEXT = 1_000;
/** Ratings within a day that make a burst: as many as one address may give one company. */
const BURST = 5;
const MOST_COUNTED = 100;

/** Returns the SQL that counts other ratings with the same value around the same time, by its index, up to a bound. */
const around = (column: string): string => `
  (SELECT count(*)::int FROM (
     SELECT FROM ratings o WHERE o.${column} = r.${column}
       AND o.created_at BETWEEN r.created_at - interval '24 hours' AND r.created_at + interval '24 hours'
     LIMIT ${MOST_COUNTED}) near)`;
const COLUMNS = `
  r.id, r.company_id AS "companyId", r.rating, r.comment, ${ANSWER} AS answer,
    r.user_id IS NOT NULL AS "isFromAccount", r.hidden_at IS NOT NULL AS "isHidden",
    r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason", r.open_reports AS "openReports",
    r.created_at AS "createdAt", r.changed_at AS "changedAt", ${around('address')} AS "fromAddress", ${around('family_hash')} AS "fromFamily",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', report.reason, 'createdAt', report.created_at,
        'isFromOwner', report.user_id IS NOT NULL AND (report.user_id IS NOT DISTINCT FROM c.owner_id OR EXISTS (
          SELECT FROM company_members m WHERE m.company_id = c.id AND m.user_id = report.user_id)))
        ORDER BY report.created_at DESC, report.id DESC), '[]')
     FROM (SELECT * FROM rating_reports WHERE rating_id = r.id ORDER BY created_at DESC, id DESC LIMIT 5) report
    ) AS reports`;
const RATINGS = 'ratings r';
const JOINED = 'JOIN companies c ON c.id = r.company_id';
const BY_ID: Statement = {
  name: 'admin_rating',
  text: `SELECT ${COLUMNS} FROM ratings r ${JOINED} WHERE r.id = $1`,
};
const BY_IDS: Statement = {
  name: 'admin_ratings_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, position)
    JOIN ratings r ON r.id = chosen.id ${JOINED} ORDER BY chosen.position`,
};

/** Each is that of an index. */
const ORDERS: Record<AdminRatingOrder, string> = {
  newest: 'r.created_at DESC, r.id DESC',
  oldest: 'r.created_at, r.id',
  best: 'r.rating DESC, r.created_at DESC, r.id DESC',
  worst: 'r.rating, r.created_at, r.id',
  mostReported: 'r.open_reports DESC, r.id DESC',
  leastReported: 'r.open_reports, r.id',
};

type Row = Omit<AdminRating, 'company' | 'burst'> & {
  companyId: number;
  fromAddress: number;
  fromFamily: number;
};

async function toRatings(reader: Reader, rows: Row[]): Promise<AdminRating[]> {
  // JSON has times as texts.
  const dated = <T extends { createdAt: Date }>(item: T): T => ({
    ...item,
    createdAt: new Date(item.createdAt),
  });
  return (await withCompanies(reader, rows)).map(({ fromAddress, fromFamily, ...row }) => ({
    ...row,
    answer: row.answer && dated(row.answer),
    reports: row.reports.map((report: RatingReportView) => dated(report)),
    burst: fromAddress >= BURST || fromFamily >= BURST ? { fromAddress, fromFamily } : null,
  }));
}

/** Returns an existing rating. */
export async function adminRating(reader: Reader, id: number): Promise<AdminRating> {
  const [rating] = await toRatings(reader, await reader.query<Row>(BY_ID, [id]));
  if (!rating) throw new Error(`Rating ${id} is gone.`);
  return rating;
}

/** Returns the ratings in the order of `ids`; unknown ids are left out. */
export const adminRatingsByIds = async (reader: Reader, ids: readonly number[]): Promise<AdminRating[]> =>
  toRatings(reader, await reader.query<Row>(BY_IDS, [ids]));

/** Returns the condition of the filters of the administrators' list, for `ratings r`. */
export async function ratingsFilter(
  reader: Reader,
  args: RatingsFilterInput & Pick<AdminRatingsArgs, 'email'>,
): Promise<Conditions> {
  const { companyId, email, minRating, maxRating, isHidden, isReported } = args;
  const filter = new Conditions();
  if (companyId) filter.add((placeholder) => `r.company_id = ${placeholder(idOrZero(companyId))}::int`);
  if (email) {
    filter.add(
      (placeholder) =>
        `r.user_id = (SELECT u.id FROM users u WHERE lower(u.email) = lower(${placeholder(email)}))`,
    );
  }
  if (minRating && minRating === maxRating) {
    filter.add((placeholder) => `r.rating = ${placeholder(minRating)}::smallint`);
  } else {
    if (minRating) filter.add((placeholder) => `r.rating >= ${placeholder(minRating)}::smallint`);
    if (maxRating) filter.add((placeholder) => `r.rating <= ${placeholder(maxRating)}::smallint`);
  }
  if (isHidden != null) filter.add(() => `r.hidden_at IS ${isHidden ? 'NOT ' : ''}NULL`);
  if (isReported != null) filter.add(() => `r.open_reports ${isReported ? '>' : '='} 0`);
  const text = [...(args.q ?? '').trim()].slice(0, 100).join('');
  await filter.addSearch(reader, text, (pattern) => `r.folded LIKE ${pattern}`);
  return filter;
}

/** Returns all ratings for administrators, hidden ones too. A search for the ratings of one person is recorded. */
export async function adminRatings(ctx: Context, args: AdminRatingsArgs): Promise<AdminRatingPage> {
  const { reads } = ctx.db;
  const filter = await ratingsFilter(reads, args);
  if (args.email) await recordLookup(ctx, 'rating.look-up', args.email);
  const list = {
    from: RATINGS,
    filter,
    order: ORDERS[args.order],
    columns: COLUMNS,
    joined: JOINED,
    countUpTo: filter.isSearched ? COUNTED_BY_TEXT : COUNTED,
  };
  const page = await listPage<Row>(reads, list, args);
  return { ...page, items: await toRatings(reads, page.items) };
}
