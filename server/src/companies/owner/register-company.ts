import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Plan } from '../../plans/plan.ts';
import { Settings } from '../../settings/settings.ts';
import { forbidden, invalid, unauthenticated } from '../../shared/errors.ts';
import { lockUser } from '../../users/lock-users.ts';
import { type User, UserRole } from '../../users/user.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { checkByPolicy, rejectDuplicate } from '../approval/check-company.ts';
import { notifyOfPending } from '../approval/notify-of-pending.ts';
import type { CompanyInput } from '../company.inputs.ts';
import { Company } from '../company.ts';
import { readLogo, type SentLogo } from '../logos.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { companyLimit, limitReached } from './company-limit.ts';
import { companyColumns } from './form-columns.ts';
import { insertCompany } from './insert-company.ts';

/**
 * Registers a company. An owner's is validated by the approval policy and counts towards the owner's limit
 * (BAD_USER_INPUT beyond it); an administrator's is approved and has no owner.
 */
export async function registerCompany(
  ctx: Context,
  input: CompanyInput,
  upload: SentLogo,
): Promise<CompanyView> {
  const viewer = requireViewer(ctx);
  const isAdmin = viewer.role === 'admin';
  const { columns, city } = await companyColumns(ctx, input);
  const logo = await readLogo(ctx, upload);
  const id = await ctx.db.transaction(async (manager) => {
    const isApproved = isAdmin || (await passesPolicy(manager, viewer.id, columns));
    const ownerId = isAdmin ? null : viewer.id;
    const company = { columns: { ...columns, ownerId, isApproved }, city, logo };
    const companyId = await insertCompany(ctx, manager, company);
    if (!isApproved) await notifyOfPending(ctx, manager, viewer, { id: companyId, name: input.name, city });
    return companyId;
  });
  return companyById(ctx, id);
}

/**
 * Checks an owner's company against the limit and the approval policy; returns whether it is approved at once.
 * CONFLICT for a duplicate, BAD_USER_INPUT for what the policy does not allow, UNAUTHENTICATED or FORBIDDEN for an
 * account that has been removed, deactivated or given another role since the request began.
 */
async function passesPolicy(
  manager: EntityManager,
  ownerId: number,
  columns: Partial<Company>,
): Promise<boolean> {
  const settings = await manager.findOneByOrFail(Settings, { id: 1 });
  const policy = await manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  checkByPolicy(policy, columns);
  // Locked, so that concurrent registrations of one owner are counted one by one.
  const owner = await lockUser(manager, ownerId);
  if (!owner?.isActive) throw unauthenticated();
  if (owner.role !== UserRole.company) throw forbidden();
  await checkLimit(manager, owner, settings);
  if (policy.blockDuplicateCompanies) await rejectDuplicate(transactionReader(manager), columns);
  const isVerified = policy.autoApproveVerifiedCompanies && owner.emailConfirmedAt !== null;
  return settings.autoApproveCompanies || !policy.requireAdminApproval || isVerified;
}

async function checkLimit(manager: EntityManager, owner: User, settings: Settings): Promise<void> {
  const plan = owner.planId === null ? null : await manager.findOneBy(Plan, { id: owner.planId });
  const limit = companyLimit(settings.maxCompaniesPerUser, plan?.maxCompanies ?? null);
  const owned = await manager.countBy(Company, { ownerId: owner.id });
  if (owned >= limit.companiesAllowed) throw invalid({ company: [limitReached(limit, settings)] });
}
