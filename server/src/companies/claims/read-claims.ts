import { requireRole } from '../../lib/authorize.ts';
import type { Context } from '../../lib/context.ts';
import { type Page, toPage } from '../../lib/paging.ts';
import type { Reader, Statement } from '../../lib/sql.ts';
import { companiesByIds } from '../read-companies.ts';
import type { CompanyClaimsArgs } from './claim.inputs.ts';
import type { ClaimReview } from './claim-review.ts';

const SELECT_CLAIM = `
  SELECT k.id, k.company_id AS "companyId", k.status, k.message, k.decision_notes AS "decisionNotes",
    k.created_at AS "createdAt", k.decided_at AS "decidedAt",
    (SELECT count(*)::int FROM company_claims other
     WHERE other.company_id = k.company_id AND other.status = 'pending' AND other.id <> k.id) AS rivals,
    jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email,
      'companiesCount', (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id),
      'companiesAllowed', least(s.max_companies_per_user, p.max_companies)) AS claimant
  FROM company_claims k JOIN users u ON u.id = k.user_id LEFT JOIN plans p ON p.id = u.plan_id
  CROSS JOIN settings s`;
const BY_ID: Statement = { name: 'claim_review', text: `${SELECT_CLAIM} WHERE k.id = $1` };
/** What waits longest comes first, what was decided last comes first. */
const listOf = (name: string, direction: string): Statement => ({
  name,
  text: `${SELECT_CLAIM} WHERE $1::text IS NULL OR k.status = $1
    ORDER BY k.created_at ${direction}, k.id ${direction} LIMIT $2 OFFSET $3`,
});
const OLDEST = listOf('oldest_claims', 'ASC');
const NEWEST = listOf('newest_claims', 'DESC');
const COUNT: Statement = {
  name: 'count_claims',
  text: 'SELECT count(*)::int AS total FROM company_claims WHERE $1::text IS NULL OR status = $1',
};

type Row = Omit<ClaimReview, 'company' | 'exceedsLimit'> & { companyId: number };

async function reviewsOf(reader: Reader, rows: Row[]): Promise<ClaimReview[]> {
  const companies = await companiesByIds(
    reader,
    rows.map(({ companyId }) => companyId),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  return rows.flatMap((row) => {
    const company = byId.get(row.companyId);
    const { companiesCount, companiesAllowed } = row.claimant;
    const exceedsLimit = row.status === 'pending' && companiesCount >= companiesAllowed;
    return company ? [{ ...row, company, exceedsLimit }] : [];
  });
}

/** One claim that is known to be there. */
export async function claimReview(reader: Reader, id: number): Promise<ClaimReview> {
  const [review] = await reviewsOf(reader, await reader.query<Row>(BY_ID, [id]));
  if (!review) throw new Error(`Claim ${id} is gone.`);
  return review;
}

/** Administrators: who says that a company is theirs. */
export async function companyClaims(ctx: Context, args: CompanyClaimsArgs): Promise<Page<ClaimReview>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const status = args.status ?? null;
  const [rows, counts] = await Promise.all([
    reads.query<Row>(status === 'pending' ? OLDEST : NEWEST, [
      status,
      args.perPage,
      (args.page - 1) * args.perPage,
    ]),
    reads.query<{ total: number }>(COUNT, [status]),
  ]);
  return toPage(await reviewsOf(reads, rows), counts[0]?.total ?? 0, args);
}
