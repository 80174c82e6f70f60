import { type EntityManager, IsNull } from 'typeorm';
import { Plan } from '../plans/plan.ts';
import type { Settings } from '../settings/settings.ts';
import { invalid } from '../shared/errors.ts';
import type { User } from '../users/user.ts';
import { Company } from './company.ts';

/** How many companies an owner may have. */
export interface CompanyLimit {
  companiesAllowed: number;
  /** True where the plan allows fewer than the setting. */
  isLimitedByPlan: boolean;
}

/** Returns the lower of the setting's and the plan's limit. */
export function companyLimit(ofSettings: number, ofPlan: number | null): CompanyLimit {
  const isLimitedByPlan = ofPlan !== null && ofPlan < ofSettings;
  return { companiesAllowed: isLimitedByPlan ? ofPlan : ofSettings, isLimitedByPlan };
}

/** Returns the message for an owner who has reached the limit. */
export function limitReached(
  { companiesAllowed, isLimitedByPlan }: CompanyLimit,
  { contactEmail }: Pick<Settings, 'contactEmail'>,
): string {
  const amount = `até ${companiesAllowed} ${companiesAllowed === 1 ? 'empresa' : 'empresas'}`;
  return isLimitedByPlan
    ? `Seu plano permite ${amount}. Para cadastrar mais, peça outro plano ou fale com ${contactEmail}.`
    : `Este guia permite ${amount} por conta. Fale com ${contactEmail}.`;
}

async function reachedLimit(
  manager: EntityManager,
  owner: User,
  settings: Settings,
): Promise<CompanyLimit | null> {
  const plan = owner.planId === null ? null : await manager.findOneBy(Plan, { id: owner.planId });
  const limit = companyLimit(settings.maxCompaniesPerUser, plan?.maxCompanies ?? null);
  const owned = await manager.countBy(Company, { ownerId: owner.id, rejectedAt: IsNull() });
  return owned >= limit.companiesAllowed ? limit : null;
}

/** Returns whether a locked account may not have another company. */
export const isLimitReached = async (
  manager: EntityManager,
  owner: User,
  settings: Settings,
): Promise<boolean> => (await reachedLimit(manager, owner, settings)) !== null;

/** Throws LIMIT_REACHED where a locked account may not have another company. */
export async function checkCompanyLimit(
  manager: EntityManager,
  owner: User,
  settings: Settings,
): Promise<void> {
  const limit = await reachedLimit(manager, owner, settings);
  if (limit) throw invalid({ company: [limitReached(limit, settings)] }, 'LIMIT_REACHED');
}
