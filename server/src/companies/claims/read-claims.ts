import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import type { Page } from '../../graphql/paging.ts';
import { withCompanies } from '../company-lists.ts';
import { RequestStatus } from '../request-status.ts';
import { type AdminClaimsArgs, ReviewOrder } from '../review/review.inputs.ts';
import { reviewList } from '../review/review-list.ts';
import type { AdminClaim } from './admin-claim.types.ts';

const COLUMNS = `
  k.id, k.company_id AS "companyId", k.status, k.message, k.decision_notes AS "rejectionReason",
    k.created_at AS "createdAt", k.decided_at AS "decidedAt",
    (SELECT count(*)::int FROM company_claims other
     WHERE other.company_id = k.company_id AND other.status = 'pending' AND other.id <> k.id) AS rivals,
    jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
      'isEmailConfirmed', u.email_confirmed_at IS NOT NULL,
      'companiesCount', (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL),
      'companiesAllowed', least(s.max_companies_per_user, p.max_companies)) AS claimant`;
const JOINED = `
  JOIN users u ON u.id = k.user_id LEFT JOIN plans p ON p.id = u.plan_id CROSS JOIN settings s`;
const BY_ID: Statement = {
  name: 'claim_review',
  text: `SELECT ${COLUMNS} FROM company_claims k ${JOINED} WHERE k.id = $1`,
};
type Row = Omit<AdminClaim, 'company' | 'exceedsLimit'> & { companyId: number };

async function reviewsOf(reader: Reader, rows: Row[]): Promise<AdminClaim[]> {
  return (await withCompanies(reader, rows)).map((row) => {
    const { companiesCount, companiesAllowed } = row.claimant;
    return { ...row, exceedsLimit: row.status === 'pending' && companiesCount >= companiesAllowed };
  });
}

/** Returns one claim; throws when there is none. */
export async function claimReview(reader: Reader, id: number): Promise<AdminClaim> {
  const [review] = await reviewsOf(reader, await reader.query<Row>(BY_ID, [id]));
  if (!review) throw new Error(`Claim ${id} is gone.`);
  return review;
}

/** Returns claims for administrators, searched by the company's name or the claimant's name or e-mail. */
export async function adminClaims(ctx: Context, args: AdminClaimsArgs): Promise<Page<AdminClaim>> {
  const { reads } = ctx.db;
  const { status } = args;
  // Pending claims: oldest first; decided ones: newest first.
  const usual = status === RequestStatus.pending ? ReviewOrder.oldest : ReviewOrder.newest;
  const filter = new Conditions();
  if (status) filter.add((placeholder) => `k.status = ${placeholder(status)}`);
  const columns = { id: 'k.id', at: 'k.created_at', text: 'k.folded' };
  const list = await reviewList(ctx, columns, filter, { ...args, order: args.order ?? usual });
  const page = await listPage<Row>(
    reads,
    { ...list, from: 'company_claims k', columns: COLUMNS, joined: JOINED },
    args,
  );
  return { ...page, items: await reviewsOf(reads, page.items) };
}
