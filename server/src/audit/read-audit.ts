import { requireRole } from '../graphql/authorize.ts';
import { boundedCount } from '../graphql/bounded-count.ts';
import { boundedPage } from '../graphql/bounded-page.ts';
import type { Context } from '../graphql/context.ts';
import { toPage } from '../graphql/paging.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type NameOf, namesOf, type Reference, referencesIn, withNames } from './audit-names.ts';
import type { AuditArgs, AuditPage, AuditRecord } from './audit-record.ts';
import { entryTexts, isChanging } from './entry-texts.ts';
import { fieldChanges, whatChanged } from './field-change.ts';

const COUNTED = 10_000;
const dayAt = (day: string): string => `(${day})::timestamp AT TIME ZONE 'America/Sao_Paulo'`;

type Row = Omit<AuditEntry, 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Conditions with their values; null for a number that cannot exist. */
function filterOf(args: AuditArgs): { where: string; values: unknown[] } | null {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const { actorId, action, subjectType, subjectId, from, until } = args;
  for (const id of [actorId, subjectId]) if (id && !/^[1-9]\d{0,8}$/.test(id)) return null;
  if (actorId) add((place) => `actor_id = ${place}::int`, Number(actorId));
  if (action?.endsWith('.')) add((place) => `starts_with(action, ${place})`, action);
  else if (action) add((place) => `action = ${place}`, action);
  if (subjectType) add((place) => `subject_type = ${place}`, subjectType);
  if (subjectId) add((place) => `subject_id = ${place}::int`, Number(subjectId));
  if (from) add((place) => `created_at >= ${dayAt(`${place}::date`)}`, from);
  if (until) add((place) => `created_at < ${dayAt(`${place}::date + 1`)}`, until);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

function referencesOf({ actorId, subjectType, subjectId, before, after }: Row): Reference[] {
  return [
    ...(actorId === null ? [] : [['user', actorId] as const]),
    ...(subjectId === null ? [] : [[subjectType, subjectId] as const]),
    ...referencesIn(before),
    ...referencesIn(after),
  ];
}

function recordOf({ before, after, ...row }: Row, nameOf: NameOf): AuditRecord {
  const actorName = nameOf('user', row.actorId);
  const subjectName = nameOf(row.subjectType, row.subjectId);
  const company = before?.companyId ?? after?.companyId;
  // The operator is who did it, not what was done.
  const { operator: _, ...told } = after ?? {};
  const changed = whatChanged(before, after && told);
  return {
    ...row,
    actorName,
    subjectName,
    ...entryTexts({ ...row, actorName, subjectName, before, after }),
    companyId: typeof company === 'number' ? company : null,
    changes: fieldChanges(
      withNames(changed.before, nameOf),
      withNames(changed.after, nameOf),
      isChanging(row.action),
    ),
  };
}

/** Administrators: what was done, the newest first. Nothing in the product changes an entry, and the database refuses to. */
export async function auditEntries(ctx: Context, args: AuditArgs): Promise<AuditPage> {
  requireRole(ctx, 'admin');
  const filter = filterOf(args);
  if (!filter) return { ...toPage([], 0, args), totalIsExact: true };
  const { where, values } = filter;
  const from = `FROM audit_entries ${where}`;
  const [rows, counted] = await Promise.all([
    ctx.db.reads.query<Row>(
      {
        // Without a name it is planned for these very values.
        name: '',
        text: `SELECT id, actor_id AS "actorId", actor_email AS "actorEmail", action,
                 subject_type AS "subjectType", subject_id AS "subjectId", before, after,
                 host(address) AS address, created_at AS "createdAt"
               FROM audit_entries ${where} ORDER BY created_at DESC, id DESC
               LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      },
      [...values, args.perPage + 1, (args.page - 1) * args.perPage],
    ),
    boundedCount(ctx.db.reads, from, values, COUNTED),
  ]);
  const nameOf = await namesOf(ctx.db.reads, rows.flatMap(referencesOf));
  const items = rows.map((row) => recordOf(row, nameOf));
  return boundedPage(ctx.db.reads, { from, values, counted }, items, args);
}
