import { matchCities } from '../../cities/match-cities.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import { boundedCount } from '../../graphql/bounded-count.ts';
import { boundedPage } from '../../graphql/bounded-page.ts';
import type { Context } from '../../graphql/context.ts';
import { toPage } from '../../graphql/paging.ts';
import { normalizePhone } from '../../shared/brazil/phone.ts';
import { companiesByIds } from '../read-companies.ts';
import { cleanText } from '../search/clean-text.ts';
import { type AdminCompaniesArgs, AdminCompanyOrder } from './admin-company.inputs.ts';
import type { AdminCompanyPage } from './admin-company.types.ts';

/** Counted up to this; beyond it the planner's estimate is told, as the public search tells one. */
const COUNTED = 10_000;
/** Names are compared letter by letter, which takes longer than looking up an index. */
const COUNTED_BY_NAME = 1_000;
const ORDERS: Record<AdminCompanyOrder, string> = {
  newest: 'c.created_at DESC, c.id DESC',
  oldest: 'c.created_at, c.id',
  name: 'search_fold(c.name) COLLATE "C", c.id',
  nameDescending: 'search_fold(c.name) COLLATE "C" DESC, c.id DESC',
};

/** Conditions with their values; a list of them is planned anew each time, for what is in it. */
interface Filter {
  conditions: string[];
  values: unknown[];
  counted: number;
}

const FOLDED: Statement = { name: 'admin_companies_folded', text: 'SELECT search_fold($1) AS folded' };

/** What was typed: an owner's e-mail, a number (of a company, a phone, a CNPJ), or a part of the name. */
async function addText(reader: Reader, filter: Filter, typed: string): Promise<void> {
  const add = (condition: (place: string) => string, value: unknown) => {
    filter.values.push(value);
    filter.conditions.push(condition(`$${filter.values.length}`));
  };
  const digits = typed.replace(/[\s().+/-]/g, '');
  if (typed.includes('@')) {
    add((place) => `c.owner_id = (SELECT id FROM users WHERE lower(email) = lower(${place}))`, typed);
  } else if (/^\d{14}$/.test(digits)) {
    add((place) => `c.cnpj = ${place}`, digits);
  } else if (/^\d{8,13}$/.test(digits)) {
    add((place) => `c.phone = ANY (${place}::text[])`, [normalizePhone(typed).stored, typed]);
  } else if (/^#?\d{1,7}$/.test(typed)) {
    add((place) => `c.id = ${place}::int`, Number(typed.replace('#', '')));
  } else {
    const [{ folded = '' } = {}] = await reader.query<{ folded: string }>(FOLDED, [typed]);
    filter.counted = COUNTED_BY_NAME;
    if (folded.length > 2) {
      add((place) => `search_fold(c.name) LIKE '%' || ${place} || '%'`, folded);
      return;
    }
    // Too short for the index of letters; the one of the order knows how names begin.
    const name = 'search_fold(c.name) COLLATE "C"';
    add((place) => `${name} >= ${place} AND ${name} < ${place} || U&'\\+10FFFF'`, folded);
  }
}

/** Null when a filter names nothing, so that nothing can be found. */
async function filterOf(reader: Reader, args: AdminCompaniesArgs): Promise<Filter | null> {
  const filter: Filter = { conditions: [], values: [], counted: COUNTED };
  const has = (value: boolean | null | undefined, condition: string) => {
    if (value === true) filter.conditions.push(condition);
    if (value === false) filter.conditions.push(`NOT (${condition})`);
  };
  const among = (column: string, ids: number[]) => {
    filter.values.push(ids.length === 1 ? ids[0] : ids);
    const place = `$${filter.values.length}`;
    filter.conditions.push(
      ids.length === 1 ? `${column} = ${place}::int` : `${column} = ANY (${place}::int[])`,
    );
  };
  const typed = cleanText(args.q).trim();
  if (typed) await addText(reader, filter, typed);
  if (args.status) has(args.status === 'approved', 'c.is_approved');
  has(args.isActive, 'c.is_active');
  has(args.hasMessageAccess, 'c.has_message_access');
  has(args.hasOwner, 'c.owner_id IS NOT NULL');
  has(
    args.asksForMessageAccess,
    'EXISTS (SELECT FROM message_access_requests asked WHERE asked.company_id = c.id)',
  );
  if (args.categoryId) {
    if (!/^[1-9]\d{0,8}$/.test(args.categoryId)) return null;
    among('c.category_id', [Number(args.categoryId)]);
  }
  if (args.city?.trim()) {
    const cities = await matchCities(reader, args.city);
    if (cities.length === 0) return null;
    among('c.city_id', cities);
  }
  return filter;
}

/** Administrators: all companies, searched, filtered and sorted by indexes alone, see `docs/measurements.md`. */
export async function adminCompanies(ctx: Context, args: AdminCompaniesArgs): Promise<AdminCompanyPage> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const filter = await filterOf(reads, args);
  if (!filter) return { ...toPage([], 0, args), totalIsExact: true };
  const { conditions, values, counted } = filter;
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const from = `FROM companies c ${where}`;
  const [rows, total] = await Promise.all([
    reads.query<{ id: number }>(
      {
        name: '',
        text: `SELECT c.id FROM companies c ${where} ORDER BY ${ORDERS[args.order]}
               LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      },
      [...values, args.perPage + 1, (args.page - 1) * args.perPage],
    ),
    boundedCount(reads, from, values, counted),
  ]);
  const items = await companiesByIds(
    reads,
    rows.map(({ id }) => id),
  );
  return boundedPage(reads, { from, values, counted: total }, items, args);
}
