import type { Route } from './route/route.ts';
import { ADMIN_COMPANY_ROWS } from './rows/admin-company-rows.ts';
import { ADMIN_PLAN_ROWS } from './rows/admin-plan-rows.ts';
import { ADMIN_USER_ROWS } from './rows/admin-user-rows.ts';
import { AUTH_ROWS } from './rows/auth-rows.ts';
import { COMPANY_OWNER_ROWS } from './rows/company-owner-rows.ts';
import { COMPANY_ROWS } from './rows/company-rows.ts';
import { ADMIN_MESSAGE_ROWS, MESSAGE_ROWS } from './rows/message-rows.ts';
import { PLAN_REQUEST_ROWS } from './rows/plan-request-rows.ts';
import { RATING_ROWS } from './rows/rating-rows.ts';
import { ADMIN_SITE_ROWS, SITE_ROWS } from './rows/site-rows.ts';

/** Every REST path; routes and OpenAPI are derived from it. */
export const ROUTE_TABLE: readonly Route[] = [
  ...AUTH_ROWS,
  ...COMPANY_OWNER_ROWS,
  ...COMPANY_ROWS,
  ...RATING_ROWS,
  ...MESSAGE_ROWS,
  ...PLAN_REQUEST_ROWS,
  ...SITE_ROWS,
  ...ADMIN_COMPANY_ROWS,
  ...ADMIN_MESSAGE_ROWS,
  ...ADMIN_PLAN_ROWS,
  ...ADMIN_USER_ROWS,
  ...ADMIN_SITE_ROWS,
];
