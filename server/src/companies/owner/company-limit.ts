import type { Settings } from '../../settings/settings.ts';

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
