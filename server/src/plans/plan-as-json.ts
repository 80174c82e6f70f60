/** Returns the SQL of a joined plan (aliased `plan`) as JSON; null without one. */
export const planAsJson = (plan: string): string => `
  CASE WHEN ${plan}.id IS NULL THEN NULL ELSE jsonb_build_object('id', ${plan}.id, 'name', ${plan}.name,
    'price', ${plan}.price, 'maxCompanies', ${plan}.max_companies, 'photoLimit', ${plan}.photo_limit,
    'features', ${plan}.features,
    'isActive', ${plan}.is_active, 'isDefault', ${plan}.is_default,
    'hasPoster', ${plan}.has_poster, 'hasBadge', ${plan}.has_badge, 'hasYearReports', ${plan}.has_year_reports) END`;
