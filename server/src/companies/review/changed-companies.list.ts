import { isDeepStrictEqual } from 'node:util';
import { changesText, type FieldChange, fieldChanges } from '../../audit/field-change.ts';
import { type AdminList, adminItems } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { formatPhone } from '../../shared/brazil/phone.ts';
import { type ChoiceNames } from '../../shared/text/choice-names.ts';
import { asJson } from '../company-columns.ts';
import { withCompanies } from '../company-lists.ts';
import { logoOf } from '../logos.ts';
import type { CompanyView } from '../read-companies.ts';
import { ChangedCompaniesArgs } from './review.inputs.ts';
import type { ChangedCompany } from './review.types.ts';
import { reviewList } from './review-list.ts';

/** Returns the SQL of the name of a category or city by its id. */
const named = (value: string, table: 'categories' | 'cities'): string =>
  `(SELECT ${table === 'cities' ? `name || ' - ' || state` : 'name'} FROM ${table} WHERE id = (${value})::int)`;
/** Returns the SQL of the names of the kinds of a JSON list of ids. */
const kindsNamed = (ids: string): string =>
  `(SELECT string_agg(name, '; ' ORDER BY position)
    FROM jsonb_array_elements_text(${ids}) WITH ORDINALITY AS chosen (kind, position) JOIN kinds ON id = kind::int)`;
/** Returns the SQL of the names of the attributes of a JSON list of ids. */
const attributesNamed = (ids: string): string =>
  `(SELECT string_agg(name, '; ' ORDER BY position, id) FROM attributes
    WHERE to_jsonb(id) IN (SELECT jsonb_array_elements(${ids})))`;
const CHANGED = {
  from: 'company_changes k',
  key: 'company_id',
  columns: `k.company_id AS "companyId", k.changed_at AS "changedAt", k.before,
    ${named(`k.before ->> 'categoryId'`, 'categories')} AS "categoryBefore",
    ${named(`k.before ->> 'cityId'`, 'cities')} AS "cityBefore",
    jsonb_build_object('logoHash', c.logo_hash, 'offers', c.offers, ${asJson('c')}) AS after,
    ${named('c.category_id', 'categories')} AS "categoryAfter",
    ${named('c.city_id', 'cities')} AS "cityAfter",
    ${kindsNamed(`k.before -> 'kindIds'`)} AS "kindsBefore",
    ${kindsNamed('to_jsonb(c.kind_ids)')} AS "kindsAfter",
    ${attributesNamed(`k.before -> 'attributeIds'`)} AS "attributesBefore",
    ${attributesNamed('to_jsonb(c.attribute_ids)')} AS "attributesAfter"`,
  joined: 'JOIN companies c ON c.id = k.company_id',
};

type Columns = Record<string, unknown>;
interface Row {
  companyId: number;
  changedAt: Date;
  before: Columns;
  after: Columns;
  categoryBefore: string | null;
  categoryAfter: string | null;
  cityBefore: string | null;
  cityAfter: string | null;
  kindsBefore: string | null;
  kindsAfter: string | null;
  attributesBefore: string | null;
  attributesAfter: string | null;
}

function changesOf(choices: ChoiceNames, row: Row): FieldChange[] {
  const { before, after } = row;
  const changed = Object.keys(before).filter((field) => !isDeepStrictEqual(before[field], after[field]));
  const shownOf = (columns: Columns, ...[category, city, kinds, attributes]: (string | null)[]): Columns =>
    Object.fromEntries(
      changed.map((field) => {
        if (field === 'categoryId') return ['category', category];
        if (field === 'cityId') return ['city', city];
        if (field === 'kindIds') return ['kinds', kinds];
        if (field === 'attributeIds') return ['attributes', attributes];
        if (field === 'logoHash') return ['logo', logoOf(columns[field] as string | null)?.url ?? null];
        if (field === 'phone') return [field, columns.phone && formatPhone(columns.phone as string)];
        return [field, columns[field]];
      }),
    );
  return fieldChanges(
    choices,
    shownOf(before, row.categoryBefore, row.cityBefore, row.kindsBefore, row.attributesBefore),
    shownOf(after, row.categoryAfter, row.cityAfter, row.kindsAfter, row.attributesAfter),
    true,
  );
}

type Changed = ChangedCompany & { company: CompanyView };

/** The approved companies with changes that no administrator has seen. */
export const CHANGED_COMPANIES: AdminList<ChangedCompaniesArgs, Changed, Row> = {
  name: 'changed-companies',
  may: 'seePersons',
  args: ChangedCompaniesArgs,
  ...CHANGED,
  ...reviewList({ id: 'k.company_id', at: 'k.changed_at', text: 'k.folded' }),
  itemsOf: async (rows, { choiceNames }, reader) =>
    (await withCompanies(reader, rows)).map((row) => ({ ...row, changes: changesOf(choiceNames, row) })),
  cells: {
    Número: ({ company }) => company.id,
    Nome: ({ company }) => company.name,
    Dono: ({ company }) => company.ownerName,
    'E-mail do dono': ({ company }) => company.ownerEmail,
    Mudanças: ({ changes }) => changesText(changes),
    'Alterada em': ({ changedAt }) => changedAt,
  },
};

/** Returns what no administrator has seen of a company's changes; null when there is nothing. */
export async function changedCompany(ctx: Context, id: number): Promise<ChangedCompany | null> {
  const [changed] = await adminItems(ctx, CHANGED_COMPANIES, [id]);
  return changed ?? null;
}
