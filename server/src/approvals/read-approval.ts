import { companiesByIds } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { forbidden } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { WorkHistory, WorkMatter } from './approval.types.ts';
import { ALL_WAITING, changedAt, daysAllowed, maySeeKind, overdueBefore } from './waiting.ts';

const WAITING: Statement = {
  name: 'waiting_work',
  text: `SELECT w.company_id AS "companyId", w.person_id AS "personId", w.since AS "waitingSince",
           w.since < ${overdueBefore('w.kind')} AS "isOverdue", ${daysAllowed('w.kind')} AS "daysAllowed",
           ${changedAt('w')} AS "changedAt"
         FROM (${ALL_WAITING}) w WHERE w.kind = $1 AND w.id = $2`,
};
type Row = Pick<
  WorkMatter,
  'companyId' | 'personId' | 'waitingSince' | 'isOverdue' | 'daysAllowed' | 'changedAt'
>;

/**
 * Returns something to decide by its kind and id, also when it does not wait any more. Its `changedAt` is read before its
 * parts, so that a change in between makes the decision a conflict. FORBIDDEN for a kind that the viewer may not see.
 */
export async function approvalDetails(ctx: Context, kind: WorkKind, sentId: string): Promise<WorkMatter> {
  if (!maySeeKind(ctx, kind)) throw forbidden();
  const id = idOrZero(sentId);
  const [row] = await ctx.db.reads.query<Row>(WAITING, [kind, id]);
  const decided = {
    companyId: null,
    personId: null,
    waitingSince: null,
    isOverdue: false,
    daysAllowed: null,
    changedAt: null,
  };
  return { kind, id, isWaiting: row !== undefined, ...(row ?? decided) };
}

const HISTORY: Statement = {
  name: 'work_history',
  text: `SELECT u.id, u.name, u.email, u.is_active AS "isActive", u.email_confirmed_at IS NOT NULL AS "isEmailConfirmed",
           u.created_at AS "createdAt",
           (SELECT count(*)::int FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL) AS "companiesCount",
           ARRAY(SELECT c.id FROM companies c WHERE c.owner_id = u.id AND c.rejected_at IS NULL
             ORDER BY c.created_at DESC, c.id DESC LIMIT 10) AS "companyIds",
           (SELECT count(*)::int FROM companies r WHERE r.owner_id = u.id AND r.rejected_at IS NOT NULL) AS "rejectionsCount",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'reason', r.rejection_reason,
               'rejectedAt', r.rejected_at) ORDER BY r.rejected_at DESC), '[]')
             FROM (SELECT * FROM companies r WHERE r.owner_id = u.id AND r.rejected_at IS NOT NULL
               ORDER BY r.rejected_at DESC LIMIT 5) r) AS rejections
         FROM users u WHERE u.id = $1`,
};

/** Returns what is known of an account; null when it is gone. */
export async function approvalHistory(ctx: Context, personId: number): Promise<WorkHistory | null> {
  const { reads } = ctx.db;
  const [row] = await reads.query<WorkHistory & { companyIds: number[] }>(HISTORY, [personId]);
  if (!row) return null;
  return {
    ...row,
    companies: await companiesByIds(reads, row.companyIds),
    // JSON has times as texts.
    rejections: row.rejections.map((one) => ({ ...one, rejectedAt: new Date(one.rejectedAt) })),
  };
}
