import { Field, Int, ObjectType } from 'type-graphql';
import { isOwner } from '../companies/company.policy.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { loadCount } from '../graphql/load-row.ts';
import { loader } from '../graphql/loader.ts';
import { type Page, toPage } from '../graphql/paging.ts';
import { fingerprintHash } from '../shared/fingerprint.ts';
import { parseId } from '../shared/ids.ts';
import type { RatingOrder, RatingsArgs } from './rating.inputs.ts';
import type { Rating } from './rating.ts';

@ObjectType({ simpleResolvers: true, description: "This browser's or user's rating of a company." })
export class RatingCheck {
  @Field({ description: 'Whether it has rated the company.' })
  hasRated!: boolean;

  @Field(() => Int, { nullable: true, description: 'Its stars, 1 to 5; null for no rating.' })
  rating!: number | null;

  @Field(() => String, { nullable: true, description: 'Its comment; null for none.' })
  comment!: string | null;

  @Field({ description: 'Whether the user owns the company and may not rate it.' })
  isOwner!: boolean;
}

const CHECK: Statement = {
  name: 'check_rating',
  text: `SELECT rating, comment FROM ratings
         WHERE company_id = $1 AND (fingerprint_hash = $2 OR user_id = $3) ORDER BY id LIMIT 1`,
};
const UNANSWERED: Statement = {
  name: 'unanswered_ratings',
  text: `SELECT company_id AS id, count(*)::int AS count FROM ratings
         WHERE company_id = ANY ($1::int[]) AND hidden_at IS NULL AND answered_at IS NULL GROUP BY company_id`,
};
/** SQL of the answer of a rating `r` as in the schema; null without one. */
export const ANSWER = `CASE WHEN r.answer IS NULL THEN NULL
  ELSE jsonb_build_object('text', r.answer, 'createdAt', r.answered_at) END`;
const ORDERS: Record<RatingOrder, string> = {
  newest: 'r.created_at DESC, r.id DESC',
  oldest: 'r.created_at, r.id',
  best: 'r.rating DESC, r.created_at DESC, r.id DESC',
  worst: 'r.rating, r.created_at DESC, r.id DESC',
};
/** Returns the statement of the ratings of companies $1, of each $2 after the first $3. */
export const pageIn = (order: RatingOrder): Statement => ({
  name: `ratings_${order}`,
  text: `SELECT wanted.id AS "companyId", r.id, r.rating, r.comment, r.created_at AS "createdAt",
           ${ANSWER} AS answer
         FROM unnest($1::int[]) AS wanted(id)
         CROSS JOIN LATERAL (
           SELECT * FROM ratings r WHERE r.company_id = wanted.id AND r.hidden_at IS NULL
           ORDER BY ${ORDERS[order]} LIMIT $2 OFFSET $3) r
         ORDER BY wanted.id, ${ORDERS[order]}`,
});

/** Returns this browser's or user's rating of the company, and whether the user owns it. */
export async function checkRating(
  ctx: Context,
  id: string,
  fingerprint: string | null,
): Promise<RatingCheck> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const company = await companyById(ctx, companyId);
  const hash = fingerprint ? fingerprintHash(fingerprint) : null;
  const [rating] = await ctx.db.reads.query<Pick<Rating, 'rating' | 'comment'>>(CHECK, [
    companyId,
    hash,
    ctx.viewer?.id ?? null,
  ]);
  return {
    hasRated: rating !== undefined,
    rating: rating?.rating ?? null,
    comment: rating?.comment ?? null,
    isOwner: isOwner(ctx.viewer, company),
  };
}

/** Returns a page of a company's ratings; one statement for all companies of a request. */
export async function ratingsOf(
  ctx: Context,
  company: Pick<CompanyView, 'id' | 'totalRatings'>,
  args: RatingsArgs,
): Promise<Page<Rating>> {
  const { page, perPage, order } = args;
  const rows = loader<number, Rating[]>(ctx, `ratings:${order}:${page}:${perPage}`, async (ids) => {
    const found = await ctx.db.reads.query<Rating>(pageIn(order), [ids, perPage, (page - 1) * perPage]);
    // JSON has times as texts.
    for (const { answer } of found) if (answer) answer.createdAt = new Date(answer.createdAt);
    return ids.map((id) => found.filter((rating) => rating.companyId === id));
  });
  return toPage(await rows.load(company.id), company.totalRatings, args);
}

/** Returns the number of ratings that the owner may answer; null for others. */
export const unansweredRatings = (
  ctx: Context,
  company: Pick<CompanyView, 'id' | 'ownerId'>,
): Promise<number> | null => (isOwner(ctx.viewer, company) ? loadCount(ctx, UNANSWERED, company.id) : null);
