/** A joined plan (aliased `plan`) as one JSON value of a hand-written statement; null where the join found none. */
export const planAsJson = (plan: string): string => `
  CASE WHEN ${plan}.id IS NULL THEN NULL ELSE jsonb_build_object('id', ${plan}.id, 'name', ${plan}.name,
    'price', ${plan}.price, 'maxCompanies', ${plan}.max_companies, 'features', ${plan}.features,
    'isActive', ${plan}.is_active, 'isDefault', ${plan}.is_default) END`;
