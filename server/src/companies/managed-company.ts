import type { Reader, Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { forbidden, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { type CompanyPermission, mayDo, maySee } from './company.policy.ts';
import type { Company } from './company.ts';
import { requireNotRejected } from './lock-company.ts';
import { OWN_COMPANIES, OWN_COMPANIES_ORDER, ownCompaniesValues } from './own-companies.ts';
import { COMPANY_NOT_FOUND } from './read-companies.ts';

export type ManagedCompany = Pick<
  Company,
  'id' | 'name' | 'email' | 'ownerId' | 'isActive' | 'isApproved' | 'hasMessageAccess' | 'rejectedAt'
>;

const COLUMNS = `id, name, email, owner_id AS "ownerId", is_active AS "isActive", is_approved AS "isApproved",
  has_message_access AS "hasMessageAccess", rejected_at AS "rejectedAt"`;
const BY_ID: Statement = {
  name: 'managed_company',
  text: `SELECT ${COLUMNS} FROM companies WHERE id = $1`,
};
const FIRST: Statement = {
  name: 'first_company',
  text: `SELECT ${COLUMNS} FROM companies WHERE ${OWN_COMPANIES} ORDER BY ${OWN_COMPANIES_ORDER} LIMIT 1`,
};

/**
 * Returns `company` to those with the permission; NOT_FOUND when there is none or it is hidden from the caller,
 * FORBIDDEN for all others, CONFLICT for a rejected one.
 */
export function requireManaged<Found extends Pick<Company, 'id' | 'ownerId' | 'isActive' | 'rejectedAt'>>(
  ctx: Context,
  company: Found | null | undefined,
  permission: CompanyPermission,
): Found {
  const viewer = requireViewer(ctx);
  if (!company || !maySee(viewer, company)) throw notFound(COMPANY_NOT_FOUND);
  if (!mayDo(viewer, company, permission)) throw forbidden();
  requireNotRejected(company);
  return company;
}

/** Returns the company with this id, else the caller's first of `OWN_COMPANIES_ORDER`, as `requireManaged`. */
export async function managedCompany(
  ctx: Context,
  id: string | null | undefined,
  permission: CompanyPermission,
  reader: Reader = ctx.db.reads,
): Promise<ManagedCompany> {
  const [company] = id
    ? await reader.query<ManagedCompany>(BY_ID, [parseId(id, COMPANY_NOT_FOUND)])
    : await reader.query<ManagedCompany>(FIRST, ownCompaniesValues(requireViewer(ctx)));
  return requireManaged(ctx, company, permission);
}
