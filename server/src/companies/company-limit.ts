import type { Plan } from '../plans/plan.ts';
import type { Settings } from '../settings/settings.ts';

/** How many companies an owner may have: the lower of the setting and the plan's (DECISIONS section 3). */
export function companyLimit(
  settings: Pick<Settings, 'maxCompaniesPerUser'>,
  plan: Pick<Plan, 'maxCompanies'> | null,
): number {
  return Math.min(settings.maxCompaniesPerUser, plan?.maxCompanies ?? settings.maxCompaniesPerUser);
}
