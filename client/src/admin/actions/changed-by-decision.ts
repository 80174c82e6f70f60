/**
 * Root fields that change when a company, a claim or a plan request is decided: lists, counts
 * and the audit log.
 */
export const CHANGED_BY_DECISION = [
  'pendingCompanies',
  'changedCompanies',
  'companyClaims',
  'planRequests',
  'adminCompanies',
  'companies',
  'users',
  'plans',
  'adminOverview',
  'adminStats',
  'adminStatistics',
  'adminFigures',
  'siteStatistics',
  'auditEntries',
] as const;
