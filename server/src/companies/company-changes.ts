import type { EntityManager } from 'typeorm';
import { type FieldChange, fieldChanges } from '../audit/field-change.ts';
import { recordAction } from '../audit/record-action.ts';
import { requireRole } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { conflict, notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import { type Page, type PageArgs, toPage } from '../lib/paging.ts';
import { formatPhone } from '../lib/phone.ts';
import type { Statement } from '../lib/sql.ts';
import { inTransaction } from '../lib/transaction.ts';
import { transactionReader } from '../lib/transaction-reader.ts';
import type { ChangedCompany } from './changed-company.ts';
import { logoOf } from './logos.ts';
import { COMPANY_NOT_FOUND, companiesByIds } from './read-companies.ts';

/** The earliest unseen value of each field stays. */
const MARK: Statement = {
  name: 'mark_company_changed',
  text: `INSERT INTO company_changes AS known (company_id, before) VALUES ($1, $2)
         ON CONFLICT (company_id) DO UPDATE SET before = excluded.before || known.before, changed_at = now()`,
};
const FORGET: Statement = {
  name: 'forget_company_changes',
  text: `DELETE FROM company_changes WHERE company_id = $1
           AND ($2::timestamptz IS NULL OR date_trunc('milliseconds', changed_at) <= $2)
         RETURNING before`,
};
const IS_MARKED: Statement = {
  name: 'has_company_changes',
  text: 'SELECT 1 FROM company_changes WHERE company_id = $1',
};
const COUNT: Statement = {
  name: 'count_changed_companies',
  text: 'SELECT count(*)::int AS total FROM company_changes',
};
/** Numbers of categories and cities as the names that people know. */
const named = (value: string, table: 'categories' | 'cities'): string =>
  `(SELECT ${table === 'cities' ? `name || ' - ' || state` : 'name'} FROM ${table} WHERE id = (${value})::int)`;
const LIST: Statement = {
  name: 'changed_companies',
  text: `SELECT k.company_id AS id, k.changed_at AS "changedAt", k.before,
           ${named(`k.before ->> 'categoryId'`, 'categories')} AS "categoryBefore",
           ${named(`k.before ->> 'cityId'`, 'cities')} AS "cityBefore",
           jsonb_build_object('name', c.name, 'description', c.description, 'address', c.address, 'cep', c.cep,
             'phone', c.phone, 'contactType', c.contact_type, 'email', c.email, 'website', c.website,
             'logoHash', c.logo_hash, 'categoryId', c.category_id, 'cityId', c.city_id) AS after,
           ${named('c.category_id', 'categories')} AS "categoryAfter",
           ${named('c.city_id', 'cities')} AS "cityAfter"
         FROM company_changes k JOIN companies c ON c.id = k.company_id
         ORDER BY k.changed_at DESC, k.company_id DESC LIMIT $1 OFFSET $2`,
};

type Columns = Record<string, unknown>;
interface Row {
  id: number;
  changedAt: Date;
  before: Columns;
  after: Columns;
  categoryBefore: string | null;
  categoryAfter: string | null;
  cityBefore: string | null;
  cityAfter: string | null;
}

/** Remembers what an approved company was before its owner changed it, in the transaction that changes it. */
export async function markChanged(manager: EntityManager, companyId: number, before: Columns): Promise<void> {
  // The pin on the map follows the address.
  const { latitude: _, longitude: __, ...told } = before;
  if (Object.keys(told).length === 0) return;
  await transactionReader(manager).query(MARK, [companyId, JSON.stringify(told)]);
}

function changesOf(row: Row): FieldChange[] {
  const { before, after } = row;
  const changed = Object.keys(before).filter((field) => before[field] !== after[field]);
  const toldOf = (columns: Columns, category: string | null, city: string | null): Columns =>
    Object.fromEntries(
      changed.map((field) => {
        if (field === 'categoryId') return ['category', category];
        if (field === 'cityId') return ['city', city];
        if (field === 'logoHash') return ['logo', logoOf(columns[field] as string | null)?.url ?? null];
        if (field === 'phone') return [field, columns.phone && formatPhone(columns.phone as string)];
        return [field, columns[field]];
      }),
    );
  return fieldChanges(
    toldOf(before, row.categoryBefore, row.cityBefore),
    toldOf(after, row.categoryAfter, row.cityAfter),
  );
}

/** Administrators: companies that their owners changed after approval, the latest first. */
export async function changedCompanies(ctx: Context, args: PageArgs): Promise<Page<ChangedCompany>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const [rows, counts] = await Promise.all([
    reads.query<Row>(LIST, [args.perPage, (args.page - 1) * args.perPage]),
    reads.query<{ total: number }>(COUNT),
  ]);
  const companies = await companiesByIds(
    reads,
    rows.map(({ id }) => id),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  const items = rows.flatMap((row) => {
    const company = byId.get(row.id);
    return company ? [{ company, changedAt: row.changedAt, changes: changesOf(row) }] : [];
  });
  return toPage(items, counts[0]?.total ?? 0, args);
}

/**
 * An administrator has seen what changed; with `seenAt`, only what changed until then, CONFLICT when the
 * owner changed something since. NOT_FOUND when nothing waits to be seen.
 */
export async function markChangesSeen(ctx: Context, id: string, seenAt: Date | null): Promise<boolean> {
  requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return inTransaction(ctx, async (manager) => {
    const db = transactionReader(manager);
    const [seen] = await db.query<{ before: Columns }>(FORGET, [companyId, seenAt]);
    if (!seen) {
      const isMarked = (await db.query(IS_MARKED, [companyId])).length > 0;
      if (isMarked) throw conflict('Esta empresa foi alterada de novo. Confira o que mudou.');
      throw notFound('Alteração não encontrada.');
    }
    await recordAction(ctx, manager, {
      action: 'company.changes-seen',
      subjectType: 'company',
      subjectId: companyId,
      after: { fields: Object.keys(seen.before) },
    });
    return true;
  });
}
