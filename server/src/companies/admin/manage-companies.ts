import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { recordAction } from '../../audit/record-action.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { settleClaims } from '../claims/reject-claims.ts';
import { Company } from '../company.ts';
import { decideEach } from '../decisions/decide-companies.ts';
import type { Decisions } from '../decisions/decision.types.ts';
import { lockCompany } from '../lock-company.ts';
import { readLogo, readSentLogo, type SentLogo, storeLogo } from '../logos.ts';
import { companyColumns } from '../owner/form-columns.ts';
import { insertWithSlug, recordCreation } from '../owner/insert-company.ts';
import { removeCompany } from '../owner/remove-company.ts';
import { columnsOfAdministrator, writeCompany } from '../owner/update-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { slugCandidates } from '../slug-candidates.ts';
import type { AdminCompanyInput, AdminUpdateCompanyInput } from './admin-company.inputs.ts';
import { ownerFor } from './owner-for.ts';

/** Creates a company for an administrator: approved, with or without an owner. */
export async function adminCreateCompany(
  ctx: Context,
  { ownerId, ownerEmail, ...form }: AdminCompanyInput,
  upload: Promise<FileUpload> | null,
): Promise<CompanyView> {
  const viewer = requireRole(ctx, 'admin');
  const { columns, city } = await companyColumns(ctx, form);
  const logo = upload && (await readLogo(ctx, viewer.id, await upload));
  const id = await ctx.db.transaction(async (manager) => {
    const owner = (await ownerFor(manager, { ownerId, ownerEmail })) ?? null;
    const companyId = await insertWithSlug(manager, slugCandidates(form.name, city), {
      ...columns,
      ownerId: owner,
      isApproved: true,
      approvedAt: new Date(),
      logoHash: logo && (await storeLogo(manager, logo)),
    });
    await recordCreation(ctx, manager, companyId, form.name, owner);
    return companyId;
  });
  return companyById(ctx, id);
}

/** Changes what is sent, for an administrator; only name, category and city cannot be emptied. */
export async function adminUpdateCompany(
  ctx: Context,
  id: string,
  { ownerId, ownerEmail, ...form }: AdminUpdateCompanyInput,
  upload: SentLogo,
): Promise<CompanyView> {
  const viewer = requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  const seen = await ctx.db.dataSource.manager.findOneBy(Company, { id: companyId });
  if (!seen) throw notFound(COMPANY_NOT_FOUND);
  const columns = await columnsOfAdministrator(ctx, form, seen);
  const logo = await readSentLogo(ctx, viewer.id, upload);
  await ctx.db.transaction(async (manager) => {
    const owner = await ownerFor(manager, { ownerId, ownerEmail });
    const all = owner === undefined ? columns : { ...columns, ownerId: owner };
    await writeCompany(ctx, manager, companyId, all, logo);
    if (owner) await settleClaims(ctx, manager, { id: companyId, name: seen.name }, owner);
  });
  return companyById(ctx, companyId);
}

/** Shows or hides a company, for an administrator. A hidden one is visible only to its owner and administrators. */
export async function setCompanyActive(ctx: Context, id: string, isActive: boolean): Promise<CompanyView> {
  requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    const company = await lockCompany(manager, companyId);
    if (company.isActive === isActive) return;
    await manager.update(Company, companyId, { isActive });
    await recordAction(ctx, manager, isActive ? 'company.activate' : 'company.deactivate', companyId, {
      before: { isActive: company.isActive },
      after: { isActive },
    });
  });
  return companyById(ctx, companyId);
}

/** Shows or hides several companies, for an administrator; one that is already so counts as done. */
export const setCompaniesActive = (ctx: Context, ids: string[], isActive: boolean): Promise<Decisions> =>
  decideEach(ctx, ids, (id) => setCompanyActive(ctx, id, isActive));

/** As `removeCompany`, but only for administrators. */
export async function adminRemoveCompany(
  ctx: Context,
  id: string,
  removesOwner: boolean | null,
): Promise<boolean> {
  requireRole(ctx, 'admin');
  return removeCompany(ctx, id, removesOwner);
}
