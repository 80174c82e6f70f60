import { citiesByIds } from '../../cities/city.ts';
import type { Statement } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import type { Company } from '../company.ts';
import { selected } from '../company-columns.ts';
import { shownFields } from '../company-fields.ts';
import { companyLimit } from '../company-limit.ts';
import { OWN_COMPANIES, OWN_COMPANIES_ORDER, ownCompaniesValues } from '../own-companies.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companiesByIds } from '../read-companies.ts';
import { CompanyStatus, type MyCompanies, type OwnRejection } from './my-companies.types.ts';

/** The most companies that the deprecated list has. */
const MOST_LISTED = 100;

const IDS: Statement = {
  name: 'own_company_ids',
  text: `SELECT id FROM companies WHERE ${OWN_COMPANIES} ORDER BY ${OWN_COMPANIES_ORDER} LIMIT ${MOST_LISTED}`,
};
const FIRST_OR_ASKED: Statement = {
  name: 'own_company',
  text: `SELECT id, approved_at AS "approvedAt"
         FROM companies WHERE ${OWN_COMPANIES} AND ($3::int IS NULL OR id = $3)
         ORDER BY ${OWN_COMPANIES_ORDER} LIMIT 1`,
};
const COUNTS: Statement = {
  name: 'own_company_counts',
  text: `SELECT (count(*) FILTER (WHERE owner_id = $1))::int AS "companiesOwned", count(*)::int AS "companiesTotal"
         FROM companies WHERE ${OWN_COMPANIES}`,
};
interface Limits {
  maxCompaniesPerUser: number;
  maxCompanies: number | null;
  approvalDays: number;
}
const LIMITS: Statement = {
  name: 'owner_limits',
  text: `SELECT s.max_companies_per_user AS "maxCompaniesPerUser", p.max_companies AS "maxCompanies",
           a.approval_timeout_days AS "approvalDays"
         FROM settings s CROSS JOIN approval_policy a JOIN users u ON u.id = $1 LEFT JOIN plans p ON p.id = u.plan_id`,
};
const REJECTION: Statement = {
  name: 'own_rejection',
  text: `SELECT r.id, r.rejection_reason AS reason, r.rejected_at AS "createdAt", ${selected('r')}, r.offers
         FROM companies r WHERE r.owner_id = $1 AND r.rejected_at IS NOT NULL AND NOT EXISTS (
           SELECT FROM companies c WHERE c.owner_id = $1 AND c.rejected_at IS NULL AND c.created_at > r.rejected_at)
         ORDER BY r.rejected_at DESC, r.id DESC LIMIT 1`,
};

async function ownRejection(ctx: Context, ownerId: number): Promise<OwnRejection | null> {
  const [row] = await ctx.db.reads.query<Omit<OwnRejection, 'typed'> & Company>(REJECTION, [ownerId]);
  if (!row) return null;
  const { id, reason, createdAt, categoryId, cityId, kindsAreGuessed, latitude, longitude, offers } = row;
  const [city] = await citiesByIds(ctx.db.reads, [cityId]);
  // The next try guesses again.
  const kinds = kindsAreGuessed ? [] : await kindsByIds(ctx, row.kindIds);
  return {
    id,
    reason,
    createdAt,
    typed: {
      ...shownFields(row),
      categoryId: String(categoryId),
      city: city?.name ?? null,
      state: city?.state ?? null,
      latitude,
      longitude,
      kindIds: kinds.map((kind) => String(kind.id)),
      attributeIds: row.attributeIds.map(String),
      offers,
      kinds,
    },
  };
}

function statusOf(company: CompanyView | null, rejection: OwnRejection | null): CompanyStatus {
  if (company) return company.isApproved ? CompanyStatus.approved : CompanyStatus.pending;
  return rejection ? CompanyStatus.rejected : CompanyStatus.none;
}

/** Returns the first of the caller's companies. */
export async function firstOwnCompanies(ctx: Context): Promise<CompanyView[]> {
  const { reads } = ctx.db;
  const ids = await reads.query<{ id: number }>(IDS, ownCompaniesValues(requireViewer(ctx)));
  return companiesByIds(
    reads,
    ids.map(({ id }) => id),
  );
}

/** Returns the data of the owner's dashboard; NOT_FOUND for a company that is not the caller's. */
export async function myCompanies(ctx: Context, id: string | null | undefined): Promise<MyCompanies> {
  const viewer = requireViewer(ctx);
  const companyId = id ? parseId(id, COMPANY_NOT_FOUND) : null;
  const { reads } = ctx.db;
  const own = ownCompaniesValues(viewer);
  const [[firstOwn], [counts], limits, rejection] = await Promise.all([
    reads.query<{ id: number; approvedAt: Date | null }>(FIRST_OR_ASKED, [...own, companyId]),
    reads.query<Pick<MyCompanies, 'companiesOwned' | 'companiesTotal'>>(COUNTS, own),
    reads.query<Limits>(LIMITS, [viewer.id]),
    ownRejection(ctx, viewer.id),
  ]);
  const [company = null] = await companiesByIds(reads, firstOwn ? [firstOwn.id] : []);
  if (companyId !== null && company === null) throw notFound(COMPANY_NOT_FOUND);
  if (!counts) throw new Error('Counting returned no row.');
  const [limit] = limits;
  if (!limit) throw new Error('The row of settings or approval policy is missing; seeds make them at start.');
  return {
    status: statusOf(company, rejection),
    isApproved: company?.isApproved ?? false,
    approvedAt: firstOwn?.approvedAt ?? null,
    approvalDays: limit.approvalDays,
    company,
    ...counts,
    rejection,
    ...companyLimit(limit.maxCompaniesPerUser, limit.maxCompanies),
  };
}
