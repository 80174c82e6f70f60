import { notRejected } from '../companies/own-companies.ts';
import { TO_REVIEW } from '../companies/photos/read-photos.ts';
import { LEGAL_DAYS } from '../data-requests/data-request.ts';
import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { WORK_ACCESS } from '../graphql/work-access.ts';
import { isUnread } from '../messages/admin/mark-conversation-read.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';

/**
 * SQL of what waits, a query a kind. `id` is that of the thing to decide; `person_id` the account that asks for it, where
 * it is not the owner of the company. Each reads a partial index or a table that holds open things only.
 */
const WAITING: Readonly<Record<WorkKind, string>> = {
  newCompany: `SELECT c.id, c.id AS company_id, c.owner_id AS person_id, c.created_at AS since
    FROM companies c WHERE NOT c.is_approved AND c.is_active AND c.rejected_at IS NULL`,
  changedCompany: `SELECT k.company_id, k.company_id, NULL::int, k.changed_at FROM company_changes k`,
  photo: `SELECT p.id, p.company_id, NULL::int, CASE WHEN p.state = 'waiting' THEN p.created_at
      ELSE coalesce((SELECT min(r.created_at) FROM photo_reports r WHERE r.photo_id = p.id), p.changed_at) END
    FROM company_photos p WHERE (${TO_REVIEW}) AND ${notRejected('p.company_id')}`,
  planRequest: `SELECT r.id, NULL::int, r.user_id, r.requested_at FROM plan_requests r WHERE r.status = 'pending'`,
  claim: `SELECT k.id, k.company_id, k.user_id, k.created_at FROM company_claims k WHERE k.status = 'pending'`,
  // Reports stay after a decision, so the open ones are the newest.
  reportedRating: `SELECT r.id, r.company_id, r.user_id, coalesce((SELECT o.created_at FROM rating_reports o
      WHERE o.rating_id = r.id ORDER BY o.created_at DESC OFFSET r.open_reports - 1 LIMIT 1), r.created_at)
    FROM ratings r WHERE r.open_reports > 0`,
  correction: `SELECT k.id, k.company_id, k.user_id, k.created_at FROM company_corrections k
    JOIN companies c ON c.id = k.company_id AND c.owner_id IS NULL WHERE k.status = 'pending'`,
  accessRequest: `SELECT a.company_id, a.company_id, a.user_id, a.created_at FROM message_access_requests a
    WHERE ${notRejected('a.company_id')}`,
  message: `SELECT m.company_id, m.company_id, NULL::int, min(m.created_at) FROM messages m
    WHERE ${isUnread('m')} AND ${notRejected('m.company_id')} GROUP BY m.company_id`,
  dataRequest: `SELECT r.id, NULL::int,
      coalesce(r.user_id, (SELECT u.id FROM users u WHERE lower(u.email) = lower(r.email))), r.created_at
    FROM data_requests r WHERE r.status = 'pending'`,
};

/** SQL of all that waits: kind, id, company_id, person_id and since. Postgres leaves out kinds that a condition excludes. */
export const ALL_WAITING = Object.entries(WAITING)
  .map(
    ([kind, rows]) => `SELECT '${kind}' AS kind, w.* FROM (${rows}) AS w (id, company_id, person_id, since)`,
  )
  .join('\n  UNION ALL ');

/** Returns the SQL of the days that a thing of the kind may wait; `kind` is a column. */
export const daysAllowed = (kind: string): string =>
  `CASE ${kind} WHEN 'dataRequest' THEN ${LEGAL_DAYS}
     ELSE (SELECT policy.approval_timeout_days FROM approval_policy policy) END`;

/** Returns the SQL of the time before which a thing of the kind that still waits is overdue; `kind` is a column. */
export const overdueBefore = (kind: string): string =>
  `(now() - make_interval(days => ${daysAllowed(kind)}))`;

/** Returns whether the viewer may see things of a kind. */
export const maySeeKind = (ctx: Context, kind: WorkKind): boolean => may(ctx, WORK_ACCESS[kind].see);

/** Returns the SQL of `changedAt` of what waits; `updatedAt` is that of the company's `updated_at`. */
export const changedAt = (alias: string, updatedAt: string): string =>
  `CASE ${alias}.kind WHEN 'newCompany' THEN ${updatedAt} WHEN 'changedCompany' THEN ${alias}.since
     WHEN 'photo' THEN (SELECT photo.changed_at FROM company_photos photo WHERE photo.id = ${alias}.id)
     WHEN 'message' THEN (SELECT max(m.created_at) FROM messages m WHERE m.company_id = ${alias}.id AND ${isUnread('m')}) END`;
