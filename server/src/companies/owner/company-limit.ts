import type { Plan } from '../../plans/plan.ts';
import type { Settings } from '../../settings/settings.ts';

/** How many companies an owner may have, and what says so. */
export interface CompanyLimit {
  companiesAllowed: number;
  /** True where the plan allows fewer than the setting; else the setting binds, whatever the plan. */
  isLimitedByPlan: boolean;
}

/** The lower of the setting and the plan's (DECISIONS section 3). */
export function companyLimit(
  { maxCompaniesPerUser }: Pick<Settings, 'maxCompaniesPerUser'>,
  plan: Pick<Plan, 'maxCompanies'> | null,
): CompanyLimit {
  const ofPlan = plan?.maxCompanies ?? maxCompaniesPerUser;
  return {
    companiesAllowed: Math.min(maxCompaniesPerUser, ofPlan),
    isLimitedByPlan: ofPlan < maxCompaniesPerUser,
  };
}

/** What an owner is told who has as many as are allowed: whom to ask for more. */
export function limitReached(
  { companiesAllowed, isLimitedByPlan }: CompanyLimit,
  { contactEmail }: Pick<Settings, 'contactEmail'>,
): string {
  const amount = `até ${companiesAllowed} ${companiesAllowed === 1 ? 'empresa' : 'empresas'}`;
  return isLimitedByPlan
    ? `Seu plano permite ${amount}. Para cadastrar mais, peça outro plano ou fale com ${contactEmail}.`
    : `Este guia permite ${amount} por conta. Fale com ${contactEmail}.`;
}
