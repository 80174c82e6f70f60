import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { Plan } from '../../plans/plan.ts';
import { Settings } from '../../settings/settings.ts';
import { forbidden, invalid, unauthenticated } from '../../shared/errors.ts';
import { lockUser } from '../../users/lock-users.ts';
import { type User, UserRole } from '../../users/user.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { checkByPolicy, rejectDuplicate } from '../approval/check-company.ts';
import { Company } from '../company.ts';
import { companyLimit, limitReached } from './company-limit.ts';

/**
 * Checks an owner's company against the limit and the approval policy; returns whether it is approved at once.
 * CONFLICT for a duplicate, BAD_USER_INPUT for what the policy does not allow, UNAUTHENTICATED or FORBIDDEN for an
 * account that has been removed, deactivated or given another role since the request began.
 */
export async function passesPolicy(
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
  if (owned >= limit.companiesAllowed)
    throw invalid({ company: [limitReached(limit, settings)] }, 'LIMIT_REACHED');
}
