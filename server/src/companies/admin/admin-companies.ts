import { matchCities } from '../../cities/match-cities.ts';
import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import { requireCapability } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { List } from '../../graphql/list-page.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { idOrZero } from '../../shared/ids.ts';
import { companyPage } from '../company-lists.ts';
import { cleanText } from '../search/text/clean-text.ts';
import type {
  AdminCompaniesArgs,
  AdminCompanyOrder,
  AdminCompanyPage,
  CompaniesFilterInput,
} from './admin-company.inputs.ts';

/** Rows that are counted exactly; beyond, the total is the planner's estimate. */
const COUNTED = 100_000;
/** The same in a page of a search in names, which compares trigrams and takes longer; `countList` counts on. */
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
function ofKindByName(kindId: number, direction: '' | 'DESC'): Sorted {
  const order = `folded ${direction}, id ${direction}`;
  const sorted = (condition: string) =>
    `(SELECT *, search_fold(name) COLLATE "C" AS folded FROM companies
      WHERE ${condition} AND rejected_at IS NULL ORDER BY ${order})`;
  const others = `kind_ids[1] <> ${kindId} AND cardinality(kind_ids) > 1`;
  return { orderedFrom: `(${sorted(`kind_ids[1] = ${kindId}`)} UNION ALL ${sorted(others)}) c`, order };
}

function sortedBy({ order, kindId }: AdminCompaniesArgs): Sorted {
  if (kindId && order === 'name') return ofKindByName(idOrZero(kindId), '');
  if (kindId && order === 'nameDescending') return ofKindByName(idOrZero(kindId), 'DESC');
  return ORDERS[order];
}

const NORMALIZE: Statement = { name: 'normalize_text', text: 'SELECT search_fold($1) AS normalized' };

/** Adds the condition for a typed text: an owner's e-mail, a number (id, phone, CNPJ), or a part of the name. */
async function addText(reader: Reader, filter: Conditions, typed: string): Promise<void> {
  const digits = typed.replace(/[\s().+/-]/g, '');
  if (typed.includes('@')) {
    filter.add(
      (placeholder) =>
        `c.owner_id = (SELECT id FROM users WHERE lower(email) = lower(${placeholder(typed)}))`,
    );
  } else if (/^\d{14}$/.test(digits)) {
    filter.add((placeholder) => `c.cnpj = ${placeholder(digits)}`);
  } else if (/^\d{8,13}$/.test(digits)) {
    const numbers = [normalizePhone(typed).stored, typed];
    filter.add((placeholder) => `c.phone = ANY (${placeholder(numbers)}::text[])`);
  } else if (/^#?\d{1,7}$/.test(typed)) {
    filter.add((placeholder) => `c.id = ${placeholder(Number(typed.replace('#', '')))}::int`);
  } else {
    const [{ normalized = '' } = {}] = await reader.query<{ normalized: string }>(NORMALIZE, [typed]);
    filter.isSearched = true;
    if (normalized.length > 2) {
      filter.add((placeholder) => `search_fold(c.name) LIKE '%' || ${placeholder(normalized)} || '%'`);
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

/** Returns the condition of the filters of the administrators' list, for `companies c`. No list has rejected companies. */
async function companiesFilter(reader: Reader, args: CompaniesFilterInput): Promise<Conditions> {
  const filter = new Conditions();
  filter.add(() => 'c.rejected_at IS NULL');
  const has = (value: boolean | null | undefined, condition: string) => {
    if (value != null) filter.add(() => (value ? condition : `NOT (${condition})`));
  };
  const typed = cleanText(args.q).trim();
  if (typed) await addText(reader, filter, typed);
  if (args.status) has(args.status === 'approved', 'c.is_approved');
  has(args.isActive, 'c.is_active');
  has(args.hasMessageAccess, 'c.has_message_access');
  has(args.hasOwner, 'c.owner_id IS NOT NULL');
  has(
    args.isMessageAccessRequested,
    'EXISTS (SELECT FROM message_access_requests asked WHERE asked.company_id = c.id)',
  );
  const { categoryId, kindId } = args;
  if (categoryId) filter.add((placeholder) => `c.category_id = ${placeholder(idOrZero(categoryId))}::int`);
  if (kindId) filter.add((placeholder) => `c.kind_ids @> ARRAY[${placeholder(idOrZero(kindId))}::int]`);
  if (args.city?.trim()) {
    const [id, ...more] = await matchCities(reader, args.city);
    filter.add((placeholder) =>
      more.length > 0
        ? `c.city_id = ANY (${placeholder([id, ...more])}::int[])`
        : `c.city_id = ${placeholder(id ?? 0)}::int`,
    );
  }
  return filter;
}

/** As `companiesFilter`; FORBIDDEN where it matches e-mails that the caller may not see. */
export function allowedFilter(ctx: Context, args: CompaniesFilterInput): Promise<Conditions> {
  if (args.q?.includes('@')) requireCapability(ctx, 'seePersons');
  return companiesFilter(ctx.db.reads, args);
}

/** Returns all companies for administrators; every filter and order uses an index. */
export async function adminCompanies(ctx: Context, args: AdminCompaniesArgs): Promise<AdminCompanyPage> {
  const { reads } = ctx.db;
  const filter = await allowedFilter(ctx, args);
  const list = {
    from: 'companies c',
    ...sortedBy(args),
    filter,
    columns: 'c.id',
    countUpTo: filter.isSearched ? COUNTED_BY_NAME : COUNTED,
  };
  return companyPage(reads, list, args);
}
