import { AUDIT_LISTS } from './lists/audit-lists.ts';
import { COMPANY_LISTS } from './lists/company-lists.ts';
import type { ExportPieces } from './lists/export-list.ts';
import { MAIL_LISTS } from './lists/mail-lists.ts';
import { PLACE_LISTS } from './lists/place-lists.ts';
import { PLAN_LISTS } from './lists/plan-lists.ts';
import { RATING_LISTS } from './lists/rating-lists.ts';
import { REVIEW_LISTS } from './lists/review-lists.ts';
import { USER_LISTS } from './lists/user-lists.ts';

/** The lists that administrators can export, by their name in the URL. */
export const EXPORT_LISTS: Readonly<Record<string, ExportPieces>> = {
  ...AUDIT_LISTS,
  ...PLACE_LISTS,
  ...PLAN_LISTS,
  ...MAIL_LISTS,
  ...USER_LISTS,
  ...COMPANY_LISTS,
  ...REVIEW_LISTS,
  ...RATING_LISTS,
};
