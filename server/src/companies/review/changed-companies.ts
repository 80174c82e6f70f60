import { type FieldChange, fieldChanges } from '../../audit/field-change.ts';
import type { Statement } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { type Page, toPage } from '../../graphql/paging.ts';
import { formatPhone } from '../../shared/brazil/phone.ts';
import { asJson } from '../company-columns.ts';
import { logoOf } from '../logos.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import type { ChangedCompaniesArgs } from './review.inputs.ts';
import type { ChangedCompany } from './review.types.ts';
import { reviewPage } from './review-page.ts';

const CHANGED = {
  from: 'company_changes k',
  id: 'k.company_id',
  at: 'k.changed_at',
  text: 'k.folded',
  conditions: [],
  values: [],
};
/** Numbers of categories and cities as the names that people know. */
const named = (value: string, table: 'categories' | 'cities'): string =>
  `(SELECT ${table === 'cities' ? `name || ' - ' || state` : 'name'} FROM ${table} WHERE id = (${value})::int)`;
const BY_IDS: Statement = {
  name: 'changed_companies_by_ids',
  text: `SELECT k.company_id AS id, k.changed_at AS "changedAt", k.before,
           ${named(`k.before ->> 'categoryId'`, 'categories')} AS "categoryBefore",
           ${named(`k.before ->> 'cityId'`, 'cities')} AS "cityBefore",
           jsonb_build_object('logoHash', c.logo_hash, ${asJson('c')}) AS after,
           ${named('c.category_id', 'categories')} AS "categoryAfter",
           ${named('c.city_id', 'cities')} AS "cityAfter"
         FROM company_changes k JOIN companies c ON c.id = k.company_id
         JOIN unnest($1::int[]) WITH ORDINALITY AS wanted(id, position) ON wanted.id = k.company_id
         ORDER BY wanted.position`,
};

interface Changed extends ChangedCompany {
  company: CompanyView;
}

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
    true,
  );
}

/** Administrators: companies that their owners changed after approval and that nobody has looked at since. */
export async function changedCompanies(ctx: Context, args: ChangedCompaniesArgs): Promise<Page<Changed>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const { ids, total } = await reviewPage(reads, CHANGED, args);
  const [rows, companies] = await Promise.all([reads.query<Row>(BY_IDS, [ids]), companiesByIds(reads, ids)]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const items = rows.flatMap((row) => {
    const company = byId.get(row.id);
    return company ? [{ company, changedAt: row.changedAt, changes: changesOf(row) }] : [];
  });
  return toPage(items, total, args);
}
