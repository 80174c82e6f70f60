import { isTextField } from '../companies/corrections/applied-fields.ts';
import type { CorrectionField } from '../companies/corrections/company-correction.ts';
import { shownText } from '../companies/corrections/shown-text.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { likePattern } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import { may, requireCapability } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { type Page, toPage } from '../graphql/paging.ts';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { APPROVAL_TYPE, APPROVAL_TYPES } from './approval-types.ts';
import type { ApprovalsArgs, WorkItem, WorkOrder, WorkPerson } from './approvals.types.ts';
import { ALL_WAITING, byKind, changedAt, daysAllowed, maySeeKind, overdueBefore } from './waiting.ts';

const MOST_DETAIL = 200;

/** The kinds that their owner asks for; what waits of them has no person of its own. */
const OF_OWNERS = APPROVAL_TYPES.filter(({ isOfOwner }) => isOfOwner).map(({ kind }) => `'${kind}'`);

/** SQL of what waits of the kinds $1; with a search, `pattern` is the parameter that has its pattern. */
function waitingOf(pattern: string | null): string {
  const search = `
    LEFT JOIN companies named ON named.id = w.company_id
    WHERE coalesce(named.pending_text, ' ' || coalesce(
        -- Normalizing thousands of names takes longer than all else.
        (SELECT d.name_key FROM search_documents d WHERE d.company_id = named.id), search_fold(named.name))) LIKE ${pattern}
      OR coalesce(w.person_id, named.owner_id) IN (SELECT id FROM users WHERE folded LIKE ${pattern})
      OR w.kind = 'dataRequest' AND w.id IN (SELECT id FROM data_requests
        WHERE status = 'pending' AND ' ' || search_fold(concat_ws(' ', name, email)) LIKE ${pattern})`;
  return `SELECT w.* FROM (SELECT * FROM (${ALL_WAITING}) every WHERE kind = ANY ($1::text[])) w
    ${pattern === null ? '' : search}`;
}

/** $1 kinds, $2 rows, $3 offset; with a search $4 is its pattern. */
function statement(order: WorkOrder, isSearched: boolean): Statement {
  const direction = order === 'newest' ? 'DESC' : '';
  const orderOf = (alias: string) =>
    `${alias}.since ${direction}, ${alias}.kind ${direction}, ${alias}.id ${direction}`;
  return {
    name: `work_${order}${isSearched ? '_searched' : ''}`,
    text: `
      WITH waiting AS MATERIALIZED (${waitingOf(isSearched ? '$4' : null)}), page AS (SELECT * FROM waiting w ORDER BY ${orderOf('w')} LIMIT $2 OFFSET $3)
      SELECT counted.total, p.kind, p.id, p.company_id AS "companyId", p.since AS "waitingSince",
        ${changedAt('p')} AS "changedAt",
        ${byKind('p.kind', (type) => type.field)} AS field, ${byKind('p.kind', (type) => type.requester)} AS requester,
        p.since < ${overdueBefore('p.kind')} AS "isOverdue", ${daysAllowed('p.kind')} AS "daysAllowed",
        left(${byKind('p.kind', (type) => type.detail)}, ${MOST_DETAIL}) AS detail,
        CASE WHEN u.id IS NOT NULL
          THEN jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) END AS person
      FROM (SELECT count(*)::int AS total FROM waiting) counted
      LEFT JOIN page p ON true LEFT JOIN companies c ON c.id = p.company_id
      LEFT JOIN users u ON u.id = CASE WHEN p.kind IN (${OF_OWNERS}) THEN c.owner_id ELSE p.person_id END
      ORDER BY ${orderOf('p')}`,
  };
}

interface Row extends Omit<WorkItem, 'kind' | 'title' | 'company' | 'replacedText'> {
  /** Null in the only row of a page beyond the end, which has the total. */
  kind: WorkKind | null;
  total: number;
  companyId: number | null;
  /** Of the company, that it would change. */
  field: CorrectionField | null;
  /** Who asks, where neither company nor account has the name. */
  requester: string | null;
}

function detailText({ kind, detail }: Row): string | null {
  if (!detail || !kind) return null;
  return APPROVAL_TYPE[kind].detailText?.(detail) ?? detail;
}

/** Title for callers without `seePersons` where it would be a person's name. */
const HIDDEN_NAME = 'Um cliente';
/** Returns an item without what only those who see persons may read. */
const withoutPerson = (item: WorkItem): WorkItem => ({
  ...item,
  title: item.company?.name ?? HIDDEN_NAME,
  person: null,
  detail: APPROVAL_TYPE[item.kind].isDetailPersonal ? null : item.detail,
});

/** SQL of what waits of a kind, or of a search of it, with its values; FORBIDDEN to search as for `waitingIds`. */
async function waitingOfKind(ctx: Context, kind: WorkKind, q: string | null | undefined) {
  if (q?.trim()) requireCapability(ctx, 'seePersons');
  const values: unknown[] = [[kind]];
  if (q) values.push(await likePattern(ctx.db.searches, q));
  return { from: `(${waitingOf(q ? '$2' : null)}) w`, values };
}

/**
 * Returns the ids of what waits of a kind, the oldest first, at most `most`. FORBIDDEN to search, for administrators who
 * see no persons.
 */
export async function waitingIds(
  ctx: Context,
  kind: WorkKind,
  q: string | null | undefined,
  most: number,
): Promise<number[]> {
  const { from, values } = await waitingOfKind(ctx, kind, q);
  const text = `SELECT w.id FROM ${from} ORDER BY w.since, w.id LIMIT ${most}`;
  const rows = await ctx.db.searches.query<{ id: number }>({ name: '', text }, values);
  return rows.map(({ id }) => id);
}

/** Returns a page of what waits for a decision. FORBIDDEN to search, for administrators who see no persons. */
export async function adminWork(ctx: Context, args: ApprovalsArgs): Promise<Page<WorkItem>> {
  const { q, order, page, perPage } = args;
  const seesPersons = may(ctx, 'seePersons');
  // The search reads e-mails, which parts of them would reveal.
  if (q?.trim()) requireCapability(ctx, 'seePersons');
  const reader = q ? ctx.db.searches : ctx.db.reads;
  const visibleKinds = args.kinds?.length ? args.kinds : Object.values(WorkKind);
  const kinds = visibleKinds.filter((kind) => maySeeKind(ctx, kind));
  const values = [kinds, perPage, (page - 1) * perPage];
  const rows = await reader.query<Row>(
    statement(order, Boolean(q)),
    q ? [...values, await likePattern(reader, q)] : values,
  );
  const ids = new Set(rows.flatMap(({ companyId }) => companyId ?? []));
  const companies = new Map(
    (await companiesByIds(ctx.db.reads, [...ids])).map((company) => [company.id, company]),
  );
  const items = rows.flatMap((row): WorkItem[] => {
    const { kind, companyId, person } = row;
    const company = companyId === null ? null : (companies.get(companyId) ?? null);
    if (!kind || (companyId !== null && !company)) return [];
    const title = company?.name ?? (person as WorkPerson | null)?.name ?? row.requester ?? '';
    const { field } = row;
    const replacedText = field && company && isTextField(field) ? shownText(company, field) : null;
    return [{ ...row, kind, company, title, detail: detailText(row), replacedText }];
  });
  return toPage(seesPersons ? items : items.map(withoutPerson), rows[0]?.total ?? 0, args);
}
