import type { Reader, Statement } from '../../database/statement.ts';

/** What the plan of a company's owner includes. */
export interface PlanFeatures {
  hasPoster: boolean;
  hasBadge: boolean;
  hasYearReports: boolean;
}

/** SQL that joins the plan `p` that holds for a company `c`: its owner's, else the default one. */
export const JOIN_PLAN = `LEFT JOIN users u ON u.id = c.owner_id
  LEFT JOIN plans p ON p.id = coalesce(u.plan_id, (SELECT d.id FROM plans d WHERE d.is_default))`;
const FEATURES: Statement = {
  name: 'plan_features_of_company',
  text: `SELECT coalesce(p.has_poster, true) AS "hasPoster", coalesce(p.has_badge, true) AS "hasBadge",
           coalesce(p.has_year_reports, true) AS "hasYearReports"
         FROM companies c ${JOIN_PLAN} WHERE c.id = $1`,
};

/** Returns what the plan that holds for an existing company includes; everything on a site without plans. */
export async function planFeatures(reader: Reader, companyId: number): Promise<PlanFeatures> {
  const [features] = await reader.query<PlanFeatures>(FEATURES, [companyId]);
  return features ?? { hasPoster: false, hasBadge: false, hasYearReports: false };
}
