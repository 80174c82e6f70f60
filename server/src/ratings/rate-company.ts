import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import { pseudonymOfHash } from '../database/installation-secret.ts';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { addressKey } from '../shared/address-key.ts';
import { parseId } from '../shared/ids.ts';
import type { RateCompanyInput } from './rating.inputs.ts';
import { checkMayRate } from './rating.policy.ts';
import { Rating } from './rating.ts';

/** Not through the entity: a rating does not change the company's `updatedAt`. */
const CHANGE: Statement = {
  name: 'change_rating_totals',
  text: `UPDATE companies SET rating_sum = rating_sum + $2::int * $3::int, rating_count = rating_count + $3::int,
           rating_counts = (
             SELECT array_agg(coalesce(rating_counts[stars], 0) + CASE WHEN stars = $2::int THEN $3::int ELSE 0 END
               ORDER BY stars)
             FROM generate_series(1, 5) stars)
         WHERE id = $1`,
};

/** Adds a rating to its company's sum and counts, or with `-1` takes it out. */
export async function changeTotals(
  reader: Reader,
  { companyId, rating }: Pick<Rating, 'companyId' | 'rating'>,
  by: 1 | -1,
): Promise<void> {
  await reader.query(CHANGE, [companyId, rating, by]);
}

/** Returns the network of an address: IPv4 by /24, IPv6 by /64. */
function networkOf(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key : key.split('.').slice(0, 3).join('.');
}

/**
 * Returns a pseudonym of user agent and network; null without a user agent. It groups ratings from one browser whose
 * storage, and with it the fingerprint, was cleared in between.
 */
export async function familyHashOf(
  reader: Reader,
  { address, userAgent }: Pick<Context, 'address' | 'userAgent'>,
): Promise<Buffer | null> {
  return userAgent ? pseudonymOfHash(reader, 'browser', `${networkOf(address)}\n${userAgent}`) : null;
}

const DAY = 24 * 60 * 60;

const RATED_COMPANY: Statement = {
  name: 'rated_company',
  text: `SELECT id, owner_id AS "ownerId", is_active AS "isActive", is_approved AS "isApproved"
         FROM companies WHERE id = $1`,
};

/** Throws what `checkMayRate` throws. */
export async function checkRated(ctx: Context, reader: Reader, companyId: number): Promise<void> {
  const [company] = await reader.query<Parameters<typeof checkMayRate>[1]>(RATED_COMPANY, [companyId]);
  checkMayRate(ctx.viewer, company);
}

/** Throws the errors that do not depend on the rating (for `MayCall`). */
export const lookUpRated = (
  ctx: Context,
  { input }: { input: Pick<RateCompanyInput, 'companyId'> },
): Promise<void> => checkRated(ctx, ctx.db.reads, parseId(input.companyId, COMPANY_NOT_FOUND));

/**
 * Stores one rating per fingerprint and per signed-in user, CONFLICT for a second; the company's totals change in the
 * same transaction. A rejected rating counts towards no limit.
 */
export async function rateCompany(ctx: Context, input: RateCompanyInput): Promise<CompanyView> {
  const companyId = parseId(input.companyId, COMPANY_NOT_FOUND);
  const { rating } = input;
  const { RATINGS_COMPANY, RATINGS_TOTAL } = ctx.config.limits;
  await ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    await checkRated(ctx, reader, companyId);
    await manager.insert(Rating, {
      companyId,
      userId: ctx.viewer?.id ?? null,
      rating,
      comment: input.comment || null,
      displayName: input.displayName || null,
      neighborhood: input.neighborhood || null,
      fingerprintHash: await pseudonymOfHash(reader, 'rating', input.fingerprint),
      address: ctx.address,
      familyHash: await familyHashOf(reader, ctx),
    });
    await changeTotals(reader, { companyId, rating }, 1);
    const from = { address: ctx.address, seconds: DAY };
    await throttleAddress(reader, { ...from, what: `rating:${companyId}`, most: RATINGS_COMPANY });
    await throttleAddress(reader, { ...from, what: 'rating', most: RATINGS_TOTAL });
  });
  return companyById(ctx, companyId);
}
