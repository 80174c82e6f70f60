import { Field, Int, ObjectType } from 'type-graphql';
import { belongsTo, mayDoForIt, maySee } from '../companies/company.policy.ts';
import type { Company } from '../companies/company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import { pseudonymOfHash } from '../database/installation-secret.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { loadCount, loader } from '../graphql/loader.ts';
import { type Page, toPage } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { RatingOrder, RatingsArgs } from './rating.inputs.ts';
import { RATING_NOT_FOUND } from './rating.policy.ts';
import type { Rating } from './rating.ts';

@ObjectType({ simpleResolvers: true, description: "This browser's or user's rating of a company." })
export class RatingCheck {
  @Field({ description: 'Whether it has rated the company.' })
  hasRated!: boolean;

  @Field(() => Int, { nullable: true, description: 'Its stars, 1 to 5; null for no rating.' })
  rating!: number | null;

  @Field(() => String, { nullable: true, description: 'Its comment; null for none.' })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Its author's first name; null for none." })
  displayName!: string | null;

  @Field(() => String, { nullable: true, description: "Its author's neighbourhood; null for none." })
  neighborhood!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when `updateRating` can change it, 30 days after rating; null when it cannot.',
  })
  changeableUntil!: Date | null;

  @Field({ description: 'Whether the user owns the company or has a part in it, and may not rate it.' })
  isOwner!: boolean;
}

type OwnRating = Pick<Rating, 'id' | 'rating' | 'comment' | 'displayName' | 'neighborhood'> &
  Pick<RatingCheck, 'changeableUntil'>;
/** SQL of the time until which a rating `r` can be changed; null when it is over, or the rating is hidden. */
const CHANGEABLE_UNTIL = `CASE WHEN r.hidden_at IS NULL AND r.created_at + interval '30 days' > now()
  THEN r.created_at + interval '30 days' END`;
const CHECK: Statement = {
  name: 'check_rating',
  text: `SELECT r.id, r.rating, r.comment, r.display_name AS "displayName", r.neighborhood,
           ${CHANGEABLE_UNTIL} AS "changeableUntil" FROM ratings r
         WHERE r.company_id = $1 AND (r.fingerprint_hash = $2 OR r.user_id = $3) ORDER BY r.id LIMIT 1`,
};
const UNANSWERED: Statement = {
  name: 'unanswered_ratings',
  text: `SELECT company_id AS id, count(*)::int AS count FROM ratings
         WHERE company_id = ANY ($1::int[]) AND hidden_at IS NULL AND answered_at IS NULL GROUP BY company_id`,
};
/** SQL of the answer of a rating `r` as in the schema; null without one. */
export const ANSWER = `CASE WHEN r.answer IS NULL THEN NULL
  ELSE jsonb_build_object('text', r.answer, 'createdAt', r.answered_at,
    'isOutdated', coalesce(r.changed_at > r.answered_at, false)) END`;
const ORDERS: Record<RatingOrder, string> = {
  newest: 'r.created_at DESC, r.id DESC',
  oldest: 'r.created_at, r.id',
  best: 'r.rating DESC, r.created_at DESC, r.id DESC',
  worst: 'r.rating, r.created_at DESC, r.id DESC',
  useful: 'r.useful_count DESC, r.created_at DESC, r.id DESC',
};
const COLUMNS = `r.id, r.rating, r.comment, r.display_name AS "displayName", r.neighborhood,
  r.useful_count AS "usefulCount", r.created_at AS "createdAt", r.changed_at AS "changedAt", ${ANSWER} AS answer`;
const BY_IDS: Statement = {
  name: 'ratings_by_ids',
  text: `SELECT ${COLUMNS} FROM ratings r WHERE r.id = ANY ($1::int[]) AND r.hidden_at IS NULL`,
};
/** Returns the statement of the ratings of companies $1, of each $2 after the first $3, or only those of $4 stars. */
export const pageIn = (order: RatingOrder, hasStars = false): Statement => ({
  name: `ratings_${order}${hasStars ? '_of_stars' : ''}`,
  text: `SELECT wanted.id AS "companyId", ${COLUMNS}
         FROM unnest($1::int[]) AS wanted(id)
         CROSS JOIN LATERAL (
           SELECT * FROM ratings r WHERE r.company_id = wanted.id AND r.hidden_at IS NULL
             ${hasStars ? 'AND r.rating = $4::smallint' : ''}
           ORDER BY ${ORDERS[order]} LIMIT $2 OFFSET $3) r
         ORDER BY wanted.id, ${ORDERS[order]}`,
});

const SHOWN: Statement = {
  name: 'shown_rating',
  text: `SELECT c.id, c.owner_id AS "ownerId", c.is_active AS "isActive"
         FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.id = $1 AND r.hidden_at IS NULL`,
};
type RatedCompany = Pick<Company, 'id' | 'ownerId' | 'isActive'>;

/** Returns the company of a rating; NOT_FOUND for a hidden rating, or one of a hidden company. */
export async function requireShown(ctx: Context, reader: Reader, ratingId: number): Promise<RatedCompany> {
  const [company] = await reader.query<RatedCompany>(SHOWN, [ratingId]);
  if (!company || !maySee(ctx.viewer, company)) throw notFound(RATING_NOT_FOUND);
  return company;
}

/** Throws what `requireShown` throws (for `MayCall`). */
export const lookUpShownRating = (ctx: Context, { id }: { id: string }): Promise<unknown> =>
  requireShown(ctx, ctx.db.reads, parseId(id, RATING_NOT_FOUND));

/** Returns the rating that this browser or user has given, the first of them. */
export async function ownRating(
  ctx: Context,
  reader: Reader,
  companyId: number,
  fingerprint: string | null,
): Promise<OwnRating | undefined> {
  const hash = fingerprint ? await pseudonymOfHash(reader, 'rating', fingerprint) : null;
  const [rating] = await reader.query<OwnRating>(CHECK, [companyId, hash, ctx.viewer?.id ?? null]);
  return rating;
}

/** Returns this browser's or user's rating of the company, and whether the user owns it. */
export async function checkRating(
  ctx: Context,
  id: string,
  fingerprint: string | null,
): Promise<RatingCheck> {
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const company = await companyById(ctx, companyId);
  const rating = await ownRating(ctx, ctx.db.reads, companyId, fingerprint);
  return {
    hasRated: rating !== undefined,
    rating: rating?.rating ?? null,
    comment: rating?.comment ?? null,
    displayName: rating?.displayName ?? null,
    neighborhood: rating?.neighborhood ?? null,
    changeableUntil: rating?.changeableUntil ?? null,
    isOwner: belongsTo(ctx.viewer, company),
  };
}

/** Makes times of the answers, which JSON has as texts. */
function withAnswerTimes(ratings: Rating[]): Rating[] {
  for (const { answer } of ratings) if (answer) answer.createdAt = new Date(answer.createdAt);
  return ratings;
}

/** Returns those ratings that are shown, in any order. */
export const ratingsByIds = async (reader: Reader, ids: readonly number[]): Promise<Rating[]> =>
  ids.length === 0 ? [] : withAnswerTimes(await reader.query<Rating>(BY_IDS, [ids]));

/** Returns a page of a company's ratings; one statement for all companies of a request. */
export async function ratingsOf(
  ctx: Context,
  company: Pick<CompanyView, 'id' | 'totalRatings' | 'ratingCounts'>,
  args: RatingsArgs,
): Promise<Page<Rating>> {
  const { page, perPage, order, stars } = args;
  const rows = loader<number, Rating[]>(
    ctx,
    `ratings:${order}:${stars ?? ''}:${page}:${perPage}`,
    async (ids) => {
      const values = [ids, perPage, (page - 1) * perPage, ...(stars ? [stars] : [])];
      const statement = pageIn(order, Boolean(stars));
      const ratings = withAnswerTimes(await ctx.db.reads.query<Rating>(statement, values));
      return ids.map((id) => ratings.filter((rating) => rating.companyId === id));
    },
  );
  const total = stars ? (company.ratingCounts[stars - 1] ?? 0) : company.totalRatings;
  return toPage(await rows.load(company.id), total, args);
}

/** Returns the number of ratings without an answer for those who may answer; null for others. */
export const unansweredRatings = (
  ctx: Context,
  company: Pick<CompanyView, 'id' | 'ownerId'>,
): Promise<number> | null =>
  mayDoForIt(ctx.viewer, company, 'answerRatings') ? loadCount(ctx, UNANSWERED, company.id) : null;
