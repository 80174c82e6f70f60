import { recordLookUp } from '../../audit/record-look-up.ts';
import { companiesByIds } from '../../companies/read-companies.ts';
import { likePattern } from '../../database/like-pattern.ts';
import type { Reader } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import { boundedCount } from '../../graphql/bounded-count.ts';
import { boundedPage } from '../../graphql/bounded-page.ts';
import type { Context } from '../../graphql/context.ts';
import { toPage } from '../../graphql/paging.ts';
import { ANSWER } from '../ratings.ts';
import type { AdminRating, AdminRatingPage, RatingReportView } from './admin-rating.ts';
import { type AdminRatingsArgs, RatingOrder } from './moderation.inputs.ts';

/** Counted up to this; beyond it the planner's estimate is told. */
const COUNTED = 10_000;
/** Comments are compared letter by letter, which takes longer than looking up an index. */
const COUNTED_BY_TEXT = 1_000;
/** From so many on within a day it is called a burst: as many as one address may give one company. */
const BURST = 5;
const MOST_COUNTED = 100;

/** Others from the same place around the same time, by the place's own index, and bounded. */
const around = (column: string): string => `
  (SELECT count(*)::int FROM (
     SELECT FROM ratings o WHERE o.${column} = r.${column}
       AND o.created_at BETWEEN r.created_at - interval '24 hours' AND r.created_at + interval '24 hours'
     LIMIT ${MOST_COUNTED}) near)`;
const SELECT_RATING = `
  SELECT r.id, r.company_id AS "companyId", r.rating, r.comment, ${ANSWER} AS answer,
    r.user_id IS NOT NULL AS "isFromAccount", r.hidden_at IS NOT NULL AS "isHidden",
    r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason", r.open_reports AS "openReports",
    r.created_at AS "createdAt", ${around('address')} AS "fromAddress", ${around('family_hash')} AS "fromFamily",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', told.reason, 'createdAt', told.created_at,
        'isFromOwner', told.user_id IS NOT NULL AND told.user_id IS NOT DISTINCT FROM c.owner_id)
        ORDER BY told.created_at DESC, told.id DESC), '[]')
     FROM (SELECT * FROM rating_reports WHERE rating_id = r.id ORDER BY created_at DESC, id DESC LIMIT 5) told
    ) AS reports
  FROM ratings r JOIN companies c ON c.id = r.company_id`;
const BY_ID = { name: 'admin_rating', text: `${SELECT_RATING} WHERE r.id = $1` };
const BY_IDS = {
  name: 'admin_ratings_by_ids',
  text: `${SELECT_RATING} JOIN unnest($1::int[]) WITH ORDINALITY AS wanted(id, position) ON wanted.id = r.id
    ORDER BY wanted.position`,
};

type Row = Omit<AdminRating, 'company' | 'burst'> & {
  companyId: number;
  fromAddress: number;
  fromFamily: number;
};

async function toRatings(reader: Reader, rows: Row[]): Promise<AdminRating[]> {
  const companies = await companiesByIds(reader, [...new Set(rows.map(({ companyId }) => companyId))]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  // Dates inside JSON come as texts.
  const dated = <T extends { createdAt: Date }>(item: T): T => ({
    ...item,
    createdAt: new Date(item.createdAt),
  });
  return rows.flatMap(({ fromAddress, fromFamily, ...row }) => {
    const company = byId.get(row.companyId);
    if (!company) return [];
    const isBurst = fromAddress >= BURST || fromFamily >= BURST;
    return [
      {
        ...row,
        company,
        answer: row.answer && dated(row.answer),
        reports: row.reports.map((report: RatingReportView) => dated(report)),
        burst: isBurst ? { fromAddress, fromFamily } : null,
      },
    ];
  });
}

/** One rating that is known to be there. */
export async function adminRating(reader: Reader, id: number): Promise<AdminRating> {
  const [rating] = await toRatings(reader, await reader.query<Row>(BY_ID, [id]));
  if (!rating) throw new Error(`Rating ${id} is gone.`);
  return rating;
}

/** Conditions with their values; null for a company that cannot exist. */
async function filterOf(
  reader: Reader,
  args: AdminRatingsArgs,
): Promise<{ where: string; values: unknown[] } | null> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (args.companyId) {
    if (!/^[1-9]\d{0,8}$/.test(args.companyId)) return null;
    add((place) => `r.company_id = ${place}::int`, Number(args.companyId));
  }
  if (args.email)
    add(
      (place) => `r.user_id = (SELECT u.id FROM users u WHERE lower(u.email) = lower(${place}))`,
      args.email,
    );
  const { minStars, maxStars } = args;
  if (minStars && minStars === maxStars) add((place) => `r.rating = ${place}::smallint`, minStars);
  else {
    if (minStars) add((place) => `r.rating >= ${place}::smallint`, minStars);
    if (maxStars) add((place) => `r.rating <= ${place}::smallint`, maxStars);
  }
  if (typeof args.isHidden === 'boolean')
    conditions.push(`r.hidden_at IS ${args.isHidden ? 'NOT ' : ''}NULL`);
  if (typeof args.isReported === 'boolean')
    conditions.push(`r.open_reports ${args.isReported ? '>' : '='} 0`);
  const typed = [...(args.q ?? '').trim()].slice(0, 100).join('');
  if (typed) add((place) => `' ' || search_fold(r.comment) LIKE ${place}`, await likePattern(reader, typed));
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

/** Administrators: all ratings, hidden ones too. That those of one person were looked for is recorded. */
export async function adminRatings(ctx: Context, args: AdminRatingsArgs): Promise<AdminRatingPage> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const filter = await filterOf(reads, args);
  if (!filter) return { ...toPage([], 0, args), totalIsExact: true };
  if (args.email) await recordLookUp(ctx, 'rating', args.email);
  const { where, values } = filter;
  const direction = args.order === RatingOrder.oldest ? 'ASC' : 'DESC';
  const from = `FROM ratings r ${where}`;
  const [ids, counted] = await Promise.all([
    reads.query<{ id: number }>(
      {
        name: '',
        text: `SELECT r.id FROM ratings r ${where} ORDER BY r.created_at ${direction}, r.id ${direction}
               LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      },
      [...values, args.perPage + 1, (args.page - 1) * args.perPage],
    ),
    boundedCount(reads, from, values, args.q?.trim() ? COUNTED_BY_TEXT : COUNTED),
  ]);
  const rows = await reads.query<Row>(BY_IDS, [ids.map(({ id }) => id)]);
  return boundedPage(reads, { from, values, counted }, await toRatings(reads, rows), args);
}
