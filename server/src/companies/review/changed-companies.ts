import { type FieldChange, fieldChanges } from '../../audit/field-change.ts';
import { Conditions } from '../../database/conditions.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Page } from '../../graphql/paging.ts';
import { formatPhone } from '../../shared/brazil/phone.ts';
import { type ChoiceNames } from '../../shared/text/choice-names.ts';
import { asJson } from '../company-columns.ts';
import { logoOf } from '../logos.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import type { ChangedCompaniesArgs } from './review.inputs.ts';
import type { ChangedCompany } from './review.types.ts';
import { reviewPage } from './review-page.ts';

/** The name of a category or city by its id. */
const named = (value: string, table: 'categories' | 'cities'): string =>
  `(SELECT ${table === 'cities' ? `name || ' - ' || state` : 'name'} FROM ${table} WHERE id = (${value})::int)`;
const CHANGED = {
  from: 'company_changes k',
  key: 'company_id',
  id: 'k.company_id',
  at: 'k.changed_at',
  text: 'k.folded',
  columns: `k.company_id AS id, k.changed_at AS "changedAt", k.before,
    ${named(`k.before ->> 'categoryId'`, 'categories')} AS "categoryBefore",
    ${named(`k.before ->> 'cityId'`, 'cities')} AS "cityBefore",
    jsonb_build_object('logoHash', c.logo_hash, ${asJson('c')}) AS after,
    ${named('c.category_id', 'categories')} AS "categoryAfter",
    ${named('c.city_id', 'cities')} AS "cityAfter"`,
  joined: 'JOIN companies c ON c.id = k.company_id',
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

function changesOf(choices: ChoiceNames, row: Row): FieldChange[] {
  const { before, after } = row;
  const changed = Object.keys(before).filter((field) => before[field] !== after[field]);
  const shownOf = (columns: Columns, category: string | null, city: string | null): Columns =>
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
    choices,
    shownOf(before, row.categoryBefore, row.cityBefore),
    shownOf(after, row.categoryAfter, row.cityAfter),
    true,
  );
}

/** Returns the approved companies with changes that no administrator has seen. */
export async function changedCompanies(ctx: Context, args: ChangedCompaniesArgs): Promise<Page<Changed>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const page = await reviewPage<Row>(reads, CHANGED, new Conditions(), args);
  const companies = await companiesByIds(
    reads,
    page.items.map(({ id }) => id),
  );
  const byId = new Map(companies.map((company) => [company.id, company]));
  const items = page.items.flatMap((row) => {
    const company = byId.get(row.id);
    return company ? [{ company, changedAt: row.changedAt, changes: changesOf(ctx.choiceNames, row) }] : [];
  });
  return { ...page, items };
}
