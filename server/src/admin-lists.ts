import { KINDS } from './admin-kinds/kinds.list.ts';
import { AUDIT_ENTRIES } from './audit/audit.list.ts';
import { CATEGORIES } from './categories/categories.list.ts';
import { CITIES } from './cities/cities.list.ts';
import { COMPANIES } from './companies/admin/companies.list.ts';
import { CLAIMS } from './companies/claims/claims.list.ts';
import { DUTY_SHIFTS } from './companies/duty/duty-shifts.list.ts';
import { REJECTIONS } from './companies/rejections/rejections.list.ts';
import { CHANGED_COMPANIES } from './companies/review/changed-companies.list.ts';
import { PENDING_COMPANIES } from './companies/review/pending-companies.list.ts';
import type { AnyAdminList } from './graphql/admin-list.ts';
import { MAILS } from './mail/mails.list.ts';
import { PLAN_CHARGES } from './payments/plan-charges.list.ts';
import { PLAN_REQUESTS } from './plan-requests/plan-requests.list.ts';
import { PLANS } from './plans/plans.list.ts';
import { RATINGS } from './ratings/moderation/ratings.list.ts';
import { SEARCHES } from './searches-without-results/searches.list.ts';
import { USERS } from './users/admin/users.list.ts';

/** The lists of the administration that can be exported. */
export const ADMIN_LISTS: readonly AnyAdminList[] = [
  AUDIT_ENTRIES,
  CATEGORIES,
  CHANGED_COMPANIES,
  CITIES,
  CLAIMS,
  COMPANIES,
  DUTY_SHIFTS,
  KINDS,
  MAILS,
  PENDING_COMPANIES,
  PLAN_CHARGES,
  PLAN_REQUESTS,
  PLANS,
  RATINGS,
  REJECTIONS,
  SEARCHES,
  USERS,
];

/** Those whose filter a bulk action takes, by its name there. */
export const BULK_LISTS = {
  companies: COMPANIES,
  planRequests: PLAN_REQUESTS,
  ratings: RATINGS,
  accounts: USERS,
  rejections: REJECTIONS,
  mails: MAILS,
} as const satisfies Record<string, AnyAdminList>;
