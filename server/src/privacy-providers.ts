import { ACCOUNT_ANSWER_TEMPLATES } from './answer-templates/account-answer-templates.ts';
import { ACCOUNT_APPROVAL_DIGEST } from './approvals/digest/approval-digest.ts';
import { ACCOUNT_AUDIT } from './audit/account-audit.ts';
import { ACCOUNT_BULK_JOBS } from './bulk/account-bulk-jobs.ts';
import { ACCOUNT_COMPANIES } from './companies/account-companies.ts';
import { ACCOUNT_CLAIMS } from './companies/claims/account-claims.ts';
import { ACCOUNT_CORRECTIONS } from './companies/corrections/account-corrections.ts';
import { ACCOUNT_PARTS } from './companies/members/account-parts.ts';
import { ACCOUNT_PHOTO_REPORTS } from './companies/photos/review/account-photo-reports.ts';
import { ACCOUNT_DATA_REQUESTS } from './data-requests/account-data-requests.ts';
import { ACCOUNT_DECISIONS } from './decisions/account-decisions.ts';
import type { PrivacyProvider } from './graphql/privacy-provider.ts';
import { ACCOUNT_IMPORTS } from './imports/account-imports.ts';
import { ACCOUNT_ACCESS_REQUESTS, ACCOUNT_MESSAGES } from './messages/account-messages.ts';
import { ACCOUNT_WEEKLY_MAIL } from './owner-day/weekly/weekly-mail.ts';
import { ACCOUNT_PLAN_CHARGES } from './payments/account-plan-charges.ts';
import { ACCOUNT_PLAN_REQUESTS } from './plan-requests/account-plan-requests.ts';
import {
  ACCOUNT_RATING_ANSWERS,
  ACCOUNT_RATING_MARKS,
  ACCOUNT_RATING_REPORTS,
  ACCOUNT_RATINGS,
} from './ratings/account-ratings.ts';
import { ACCOUNT_WEBHOOKS } from './webhooks/account-webhooks.ts';

/** What the domains store about an account, in the order in which it is removed. */
export const PRIVACY_PROVIDERS: readonly PrivacyProvider[] = [
  // First: it looks for companies, plan requests and claims that the others remove.
  ACCOUNT_AUDIT,
  // Companies before what refers to them, mails too: other writers lock them in this order.
  ACCOUNT_COMPANIES,
  ACCOUNT_RATINGS,
  ACCOUNT_RATING_REPORTS,
  ACCOUNT_RATING_MARKS,
  ACCOUNT_RATING_ANSWERS,
  ACCOUNT_PHOTO_REPORTS,
  ACCOUNT_MESSAGES,
  ACCOUNT_ACCESS_REQUESTS,
  ACCOUNT_CLAIMS,
  ACCOUNT_CORRECTIONS,
  ACCOUNT_PARTS,
  ACCOUNT_PLAN_REQUESTS,
  ACCOUNT_PLAN_CHARGES,
  ACCOUNT_WEBHOOKS,
  ACCOUNT_ANSWER_TEMPLATES,
  ACCOUNT_BULK_JOBS,
  ACCOUNT_DECISIONS,
  ACCOUNT_IMPORTS,
  ACCOUNT_APPROVAL_DIGEST,
  ACCOUNT_WEEKLY_MAIL,
  ACCOUNT_DATA_REQUESTS,
];
