import { Conditions } from '../database/conditions.ts';
import { oneRow, type Reader, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import { notFound } from '../shared/errors.ts';
import { idOrZero, parseId } from '../shared/ids.ts';
import { ACTIONS } from './actions.ts';
import type { AuditEntry } from './audit-entry.ts';
import { type NameOf, namesOf, type Reference, referencesIn, withNames } from './audit-names.ts';
import type { AuditArgs, AuditEntryPage, AuditOrder, AuditRecord } from './audit-record.ts';
import { entryTexts, isChanging } from './entry-texts.ts';
import { fieldChanges, whatChanged } from './field-change.ts';

/** Most companies, administrators and accounts, each, of which entries are found by the present name. */
const MOST_SUBJECTS = 200;

const NAMED = `u.folded LIKE '% ' || typed.text || '%' AND typed.text <> ''`;

/**
 * The normalized text $1, the companies whose names begin with it, and the accounts with words that do: administrators
 * first, so that accounts of the same name do not crowd them out.
 */
const SUBJECTS: Statement = {
  name: 'audit_subjects',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS text)
    SELECT typed.text,
      ARRAY(SELECT c.id FROM companies c, typed WHERE c.rejected_at IS NULL
        AND search_fold(c.name) COLLATE "C" >= typed.text
        AND search_fold(c.name) COLLATE "C" < typed.text || U&'\\+10FFFF' AND typed.text <> '' LIMIT ${MOST_SUBJECTS}) AS "companyIds",
      ARRAY((SELECT u.id FROM users u, typed WHERE u.admin_role IS NOT NULL AND ${NAMED} LIMIT ${MOST_SUBJECTS})
        UNION (SELECT u.id FROM users u, typed WHERE ${NAMED} LIMIT ${MOST_SUBJECTS})) AS "userIds"
    FROM typed`,
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the actions whose Portuguese words have each word of the text. */
function actionsOf(text: string): string[] {
  const words = text.split(' ');
  return Object.entries(ACTIONS).flatMap(([action, texts]) => {
    const own = plain(texts.join(' ')).split(/\s+/);
    return words.every((word) => own.some((other) => other.startsWith(word))) ? [action] : [];
  });
}

/**
 * Adds a search: words of the entry's values or its actor's e-mail, the words for an action, the beginning of the
 * present name of a company, or words of the present name of an account, which acted or was acted on.
 */
async function addAuditSearch(reader: Reader, filter: Conditions, q: string): Promise<void> {
  const found = await oneRow<{ text: string; companyIds: number[]; userIds: number[] }>(reader, SUBJECTS, [
    q,
  ]);
  if (found.text === '') {
    filter.add(() => 'false');
    return;
  }
  const query = found.text
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
  filter.add(
    (placeholder) => `(audit_words(actor_email, before, after) @@ ${placeholder(query)}::tsquery
      OR action = ANY (${placeholder(actionsOf(found.text))}::text[])
      OR subject_type = 'company' AND subject_id = ANY (${placeholder(found.companyIds)}::int[])
      OR subject_type = 'user' AND subject_id = ANY (${placeholder(found.userIds)}::int[])
      OR actor_id = ANY (${placeholder(found.userIds)}::int[]))`,
  );
}

const COUNTED = 100_000;
const COLUMNS = `id, actor_id AS "actorId", actor_email AS "actorEmail", action, subject_type AS "subjectType",
  subject_id AS "subjectId", before, after, host(address) AS address, created_at AS "createdAt"`;

const ENTRY_NOT_FOUND = 'Registro não encontrado.';

const BY_ID: Statement = {
  name: 'audit_entry_by_id',
  text: `SELECT ${COLUMNS} FROM audit_entries WHERE id = $1`,
};

const ORDERS: Record<AuditOrder, string> = {
  newest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
};

type Row = Omit<AuditEntry, 'before' | 'after'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

function filterOf({ actorId, action, subjectType, subjectId, from, until }: AuditArgs): Conditions {
  const filter = new Conditions();
  if (actorId) filter.add((placeholder) => `actor_id = ${placeholder(idOrZero(actorId))}::int`);
  if (action?.endsWith('.')) filter.add((placeholder) => `starts_with(action, ${placeholder(action)})`);
  else if (action) filter.add((placeholder) => `action = ${placeholder(action)}`);
  if (subjectType) filter.add((placeholder) => `subject_type = ${placeholder(subjectType)}`);
  if (subjectId) filter.add((placeholder) => `subject_id = ${placeholder(idOrZero(subjectId))}::int`);
  filter.addDays('created_at', from, until);
  return filter;
}

function referencesOf({ actorId, subjectType, subjectId, before, after }: Row): Reference[] {
  return [
    ...(actorId === null ? [] : [['user', actorId] as const]),
    ...(subjectId === null ? [] : [[subjectType, subjectId] as const]),
    ...referencesIn(before),
    ...referencesIn(after),
  ];
}

function recordOf({ choiceNames }: Context, { before, after, ...row }: Row, nameOf: NameOf): AuditRecord {
  const actorName = nameOf('user', row.actorId);
  const subjectName = nameOf(row.subjectType, row.subjectId);
  const company = before?.companyId ?? after?.companyId;
  // The actor, not a changed value.
  const { operator: _, byKey: __, ...values } = after ?? {};
  const changed = whatChanged(before, after && values);
  return {
    ...row,
    actorName,
    subjectName,
    ...entryTexts({ ...row, actorName, subjectName, before, after }),
    companyId: typeof company === 'number' ? company : null,
    changes: fieldChanges(
      choiceNames,
      withNames(changed.before, nameOf),
      withNames(changed.after, nameOf),
      isChanging(row.action),
    ),
  };
}

async function recordsOf(ctx: Context, rows: Row[]): Promise<AuditRecord[]> {
  const nameOf = await namesOf(ctx.db.reads, rows.flatMap(referencesOf));
  return rows.map((row) => recordOf(ctx, row, nameOf));
}

/** Administrators: one entry; NOT_FOUND when there is none. */
export async function auditEntryById(ctx: Context, id: string): Promise<AuditRecord> {
  const rows = await ctx.db.reads.query<Row>(BY_ID, [parseId(id, ENTRY_NOT_FOUND)]);
  const [entry] = await recordsOf(ctx, rows);
  if (!entry) throw notFound(ENTRY_NOT_FOUND);
  return entry;
}

/** Administrators: the audit log. */
export async function adminAuditEntries(ctx: Context, args: AuditArgs): Promise<AuditEntryPage> {
  const filter = filterOf(args);
  if (args.q?.trim()) await addAuditSearch(ctx.db.reads, filter, args.q);
  const list = {
    from: 'audit_entries',
    filter,
    order: ORDERS[args.order],
    columns: COLUMNS,
    countUpTo: COUNTED,
  };
  const page = await listPage<Row>(ctx.db.reads, list, args);
  return { ...page, items: await recordsOf(ctx, page.items) };
}
