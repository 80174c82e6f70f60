import { matchCities } from '../../cities/match-cities.ts';
import { type Conditions, idsNamed, orOneOf } from '../../database/conditions.ts';
import type { Statement } from '../../database/statement.ts';
import type { AdminList } from '../../graphql/admin-list.ts';
import { may, requireCapability } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { List } from '../../graphql/list-page.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { idOrZero } from '../../shared/ids.ts';
import { asCompanies } from '../company-lists.ts';
import type { CompanyView } from '../read-companies.ts';
import { COMPANY_CELLS } from '../review/company-cells.ts';
import { cleanText } from '../search/text/clean-text.ts';
import { AdminCompaniesArgs, type AdminCompanyOrder } from './admin-company.inputs.ts';

/** Rows that are counted exactly; beyond, the total is the planner's estimate. */
const COUNTED = 100_000;
/** The same in a page of a searched text, which compares trigrams and takes longer; `countList` counts on. */
const COUNTED_BY_NAME = 1_000;
/** By the index `companies_average_idx`. */
const AVERAGE = 'c.rating_sum::float8 / greatest(c.rating_count, 1)';
/** The cities in their order, whose companies are found one city after the other. */
const BY_CITY = `companies c JOIN (
  SELECT id AS place_id, search_fold(name) COLLATE "C" AS name FROM cities
) place ON place.place_id = c.city_id`;

type Sorted = Pick<List, 'orderedFrom' | 'order'>;

const ORDERS: Record<AdminCompanyOrder, Sorted> = {
  newest: { order: 'c.created_at DESC, c.id DESC' },
  oldest: { order: 'c.created_at, c.id' },
  name: { order: 'search_fold(c.name) COLLATE "C", c.id' },
  nameDescending: { order: 'search_fold(c.name) COLLATE "C" DESC, c.id DESC' },
  city: { orderedFrom: BY_CITY, order: 'place.name, c.city_id, c.id' },
  cityDescending: { orderedFrom: BY_CITY, order: 'place.name DESC, c.city_id DESC, c.id DESC' },
  rating: { order: `${AVERAGE} DESC, c.id DESC` },
  ratingAscending: { order: `${AVERAGE}, c.id` },
  status: { order: 'c.is_approved, c.is_active, c.id' },
  statusDescending: { order: 'c.is_approved DESC, c.is_active DESC, c.id DESC' },
};

/**
 * Returns the list of a kind by name as a merge of two index scans: companies whose main kind it is, and companies of
 * several kinds, of which the list's filter removes those without it.
 */
function ofKindByName({ order: name, kindId: id }: AdminCompaniesArgs): Sorted | undefined {
  if (!id || (name !== 'name' && name !== 'nameDescending')) return undefined;
  const kindId = idOrZero(id);
  const direction = name === 'name' ? '' : 'DESC';
  const order = `folded ${direction}, id ${direction}`;
  const sorted = (condition: string) =>
    `(SELECT *, search_fold(name) COLLATE "C" AS folded FROM companies
      WHERE ${condition} AND rejected_at IS NULL ORDER BY ${order})`;
  const others = `kind_ids[1] <> ${kindId} AND cardinality(kind_ids) > 1`;
  return { orderedFrom: `(${sorted(`kind_ids[1] = ${kindId}`)} UNION ALL ${sorted(others)}) c`, order };
}

const NORMALIZE: Statement = { name: 'normalize_text', text: 'SELECT search_fold($1) AS normalized' };
const OWNER: Statement = {
  name: 'owner_of_email',
  text: 'SELECT id FROM users WHERE lower(email) = lower($1)',
};

/** Returns the owners that a text names: the account with this e-mail, else those with a part of name or e-mail. */
async function ownersOf(ctx: Context, query: string): Promise<number[]> {
  if (!may(ctx, 'seePersons')) return [];
  const { reads } = ctx.db;
  const exact = query.includes('@') ? await reads.query<{ id: number }>(OWNER, [query]) : [];
  return exact.length > 0
    ? exact.map(({ id }) => id)
    : idsNamed(reads, 'users', query, {
        normalizedName: 'folded',
        only: 'EXISTS (SELECT FROM companies c WHERE c.owner_id = users.id)',
      });
}

/**
 * Adds the condition for a typed text: a number (id, phone, CNPJ), or a part of the company's or its owner's name, of the
 * owner's e-mail, or of the name of city, category or kind. What has such a name is looked up first, so that every
 * condition uses an index.
 */
async function addText(ctx: Context, filter: Conditions, query: string): Promise<void> {
  const { reads } = ctx.db;
  const digits = query.replace(/[\s().+/-]/g, '');
  if (/^\d{14}$/.test(digits)) {
    filter.add((placeholder) => `c.cnpj = ${placeholder(digits)}`);
  } else if (/^\d{8,13}$/.test(digits)) {
    const numbers = [normalizePhone(query).stored, query];
    filter.add((placeholder) => `c.phone = ANY (${placeholder(numbers)}::text[])`);
  } else if (/^#?\d{1,7}$/.test(query)) {
    filter.add((placeholder) => `c.id = ${placeholder(Number(query.replace('#', '')))}::int`);
  } else {
    const [{ normalized = '' } = {}] = await reads.query<{ normalized: string }>(NORMALIZE, [query]);
    filter.isSearched = true;
    if (normalized.length > 2) {
      const owners = await ownersOf(ctx, query);
      const cities = await idsNamed(reads, 'cities', query);
      const categories = await idsNamed(reads, 'categories', query);
      const kinds = await idsNamed(reads, 'kinds', query);
      filter.add((placeholder) => {
        const named = `search_fold(c.name) LIKE '%' || ${placeholder(normalized)} || '%'`;
        const ofOwner = orOneOf(named, 'c.owner_id', owners);
        const ofPlace = orOneOf(orOneOf(ofOwner, 'c.city_id', cities), 'c.category_id', categories);
        return kinds.length > 0 ? `(${ofPlace} OR c.kind_ids && '{${kinds.join()}}'::int[])` : ofPlace;
      });
      return;
    }
    // Too short for trigrams: matches the beginning, by the index of the order by name.
    const name = 'search_fold(c.name) COLLATE "C"';
    filter.add((placeholder) => {
      const start = placeholder(normalized);
      return `${name} >= ${start} AND ${name} < ${start} || U&'\\+10FFFF'`;
    });
  }
}

/** All companies, pending and inactive ones too; every filter and order uses an index. */
export const COMPANIES: AdminList<AdminCompaniesArgs, CompanyView, { id: number }> = {
  name: 'companies',
  may: 'seeLists',
  args: AdminCompaniesArgs,
  from: 'companies c',
  columns: 'c.id',
  only: 'c.rejected_at IS NULL',
  async filter(filter, args, ctx) {
    const { reads } = ctx.db;
    // E-mails, and who owns what, are for those who see persons.
    if (args.q?.includes('@') || args.ownerId != null) requireCapability(ctx, 'seePersons');
    const has = (value: boolean | null | undefined, condition: string) => {
      if (value != null) filter.add(() => (value ? condition : `NOT (${condition})`));
    };
    const query = cleanText(args.q).trim();
    if (query) await addText(ctx, filter, query);
    if (args.status) has(args.status === 'approved', 'c.is_approved');
    has(args.isActive, 'c.is_active');
    has(args.hasMessageAccess, 'c.has_message_access');
    has(args.hasOwner, 'c.owner_id IS NOT NULL');
    has(
      args.isMessageAccessRequested,
      'EXISTS (SELECT FROM message_access_requests asked WHERE asked.company_id = c.id)',
    );
    const { categoryId, kindId, ownerId } = args;
    if (ownerId != null) filter.add((placeholder) => `c.owner_id = ${placeholder(idOrZero(ownerId))}::int`);
    if (categoryId) filter.add((placeholder) => `c.category_id = ${placeholder(idOrZero(categoryId))}::int`);
    if (kindId) filter.add((placeholder) => `c.kind_ids @> ARRAY[${placeholder(idOrZero(kindId))}::int]`);
    if (args.city?.trim()) {
      const [id, ...more] = await matchCities(reads, args.city);
      filter.add((placeholder) =>
        more.length > 0
          ? `c.city_id = ANY (${placeholder([id, ...more])}::int[])`
          : `c.city_id = ${placeholder(id ?? 0)}::int`,
      );
    }
  },
  orders: ORDERS,
  order: ofKindByName,
  countUpTo: ({ isSearched }) => (isSearched ? COUNTED_BY_NAME : COUNTED),
  itemsOf: asCompanies,
  cells: {
    ...COMPANY_CELLS,
    Aprovada: ({ isApproved }) => isApproved,
    Ativa: ({ isActive }) => isActive,
    'Acesso às mensagens': ({ hasMessageAccess }) => hasMessageAccess,
    Avaliações: ({ ratingCount }) => ratingCount,
    'Nota média': ({ ratingCount, ratingSum }) =>
      ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    'Cadastrada em': ({ createdAt }) => createdAt,
  },
  bulk: {
    subjects: ['company', 'newCompany'],
    many: 'empresas',
    only(filter, action) {
      if (action === 'approve' || action === 'reject') filter.add(() => 'NOT c.is_approved AND c.is_active');
      if (action === 'activate' || action === 'deactivate')
        filter.add((placeholder) => `c.is_active = ${placeholder(action === 'deactivate')}`);
    },
  },
};
