import { may } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import { APPROVAL_TYPE, APPROVAL_TYPES } from './approval-types.ts';

/** SQL of all that waits: kind, id, company_id, person_id and since. Postgres leaves out kinds that a condition excludes. */
export const ALL_WAITING = APPROVAL_TYPES.map(
  ({ kind, waiting }) =>
    `SELECT '${kind}' AS kind, w.* FROM (${waiting}) AS w (id, company_id, person_id, since)`,
).join('\n  UNION ALL ');

/** Returns the SQL of a value by kind; `column` is the kind's, and `sql` what a kind says, undefined for none. */
export function byKind(
  column: string,
  sql: (kind: (typeof APPROVAL_TYPES)[number]) => string | undefined,
  otherwise = 'NULL',
): string {
  const cases = APPROVAL_TYPES.flatMap((kind) => {
    const value = sql(kind);
    return value === undefined ? [] : [`WHEN '${kind.kind}' THEN (${value})`];
  });
  return `CASE ${column} ${cases.join('\n')} ELSE ${otherwise} END`;
}

/** Returns the SQL of the days that a thing of the kind may wait; `kind` is a column. */
export const daysAllowed = (kind: string): string =>
  byKind(
    kind,
    (type) => type.daysAllowed,
    '(SELECT policy.approval_timeout_days FROM approval_policy policy)',
  );

/** Returns the SQL of the time before which a thing of the kind that still waits is overdue; `kind` is a column. */
export const overdueBefore = (kind: string): string =>
  `(now() - make_interval(days => ${daysAllowed(kind)}))`;

/** Returns the SQL of when a thing changed last, null where nobody compares it; `alias` is that of a row of what waits. */
export const changedAt = (alias: string): string =>
  byKind(`${alias}.kind`, (type) => type.changedAt?.(alias));

/** Returns whether the viewer may see things of a kind. */
export const maySeeKind = (ctx: Context, kind: WorkKind): boolean => may(ctx, APPROVAL_TYPE[kind].see);
