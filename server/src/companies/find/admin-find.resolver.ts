import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { oneRow, type Reader, type Statement } from '../../database/statement.ts';
import { adminItems } from '../../graphql/admin-list.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { USERS } from '../../users/admin/users.list.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { companiesByIds } from '../read-companies.ts';
import { searchCompanies } from '../search/search-companies.ts';
import { cleanText } from '../search/text/clean-text.ts';
import { typedNumber } from '../search/text/typed-number.ts';

/** Ids of companies with the CNPJ $1, a phone that ends with $2 in the area $3 if one was typed, or the number $4. */
const BY_NUMBER: Statement = {
  name: 'admin_find_by_number',
  text: `
    SELECT id FROM companies WHERE id = $4::int AND rejected_at IS NULL
    UNION ALL SELECT id FROM companies WHERE cnpj = $1::bpchar AND rejected_at IS NULL
    UNION ALL (SELECT id FROM companies
      WHERE rejected_at IS NULL AND right(phone, 8) = $2::text AND ($3::text IS NULL OR left(phone, 5) = '+55' || $3::text) LIMIT $5)`,
};

/** Returns a number that names a row: "#12" or "12". Null for any other text. */
function typedId(text: string): number | null {
  const [, digits] = /^#?([1-9]\d{0,8})$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Returns the ids of at most `limit` companies whose number, CNPJ or phone the text is. */
async function findCompaniesByNumber(reader: Reader, text: string, limit: number): Promise<number[]> {
  const id = typedId(text);
  const number = typedNumber(text);
  if (id === null && number === null) return [];
  const rows = await reader.query<{ id: number }>(BY_NUMBER, [
    number?.cnpj ?? null,
    number?.phoneEnd ?? null,
    number?.ddd ?? null,
    id,
    limit,
  ]);
  return [...new Set(rows.map((row) => row.id))].slice(0, limit);
}

/** Accounts whose name begins with the normalized text $1, or that have the number $2, by name. */
const PERSONS_BEGUN: Statement = {
  name: 'admin_find_persons_begun',
  text: `
    SELECT id FROM users WHERE id = $2::int
    UNION ALL (SELECT id FROM users
      WHERE folded COLLATE "C" >= ' ' || $1::text AND folded COLLATE "C" < ' ' || $1::text || U&'\\+10FFFF'
      ORDER BY folded COLLATE "C", id LIMIT $3)`,
};
/** More words find no more. */
const MOST_WORDS = 8;
/** Accounts with words that begin with each of as many parameters in their name or e-mail; planned for these very words. */
const withWords = (count: number): Statement => ({
  name: '',
  text: `SELECT id FROM users WHERE ${Array.from({ length: count }, (_, index) => `folded LIKE $${index + 1}`).join(' AND ')}
    LIMIT $${count + 1}`,
});

/** Returns at most `limit` accounts by their number, name or e-mail. `normalized` is the text by `search_fold`. */
async function findPersons(ctx: Context, text: string, normalized: string, limit: number): Promise<User[]> {
  const ids = new Set<number>();
  const read = async (statement: Statement, values: readonly unknown[]) => {
    for (const { id } of await ctx.db.reads.query<{ id: number }>(statement, values)) ids.add(id);
  };
  await read(PERSONS_BEGUN, [normalized, typedId(text), limit]);
  if (ids.size < limit) {
    const words = normalized.split(' ').slice(0, MOST_WORDS);
    await read(withWords(words.length), [...words.map((word) => `% ${word}%`), limit]);
  }
  return adminItems(ctx, USERS, [...ids].slice(0, limit));
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an administrator may mean by a text; the best first.',
})
class AdminFindResult {
  @Field(() => [Company], { description: 'At most 8 companies, pending and inactive ones too.' })
  companies!: Company[];

  @Field(() => [User], { description: 'At most 5 accounts.' })
  persons!: User[];
}

const MOST_COMPANIES = 8;
const MOST_PERSONS = 5;
const NORMALIZE: Statement = { name: 'normalize_text', text: 'SELECT search_fold($1) AS normalized' };

/**
 * Returns the few companies that a text names best, and accounts for those who manage them; nothing for a text without
 * letters and digits.
 */
async function adminFind(ctx: Context, q: string): Promise<AdminFindResult> {
  const { reads } = ctx.db;
  const text = cleanText(q).trim();
  const { normalized } = await oneRow<{ normalized: string }>(reads, NORMALIZE, [text]);
  if (normalized === '') return { companies: [], persons: [] };
  const companyIds = async () => {
    // The site's search knows no e-mail addresses; a company's owner is found as a person.
    if (text.includes('@')) return [];
    const numbered = await findCompaniesByNumber(reads, text, MOST_COMPANIES);
    // A short number may also begin a name: "3 Irmãos".
    if (numbered.length > 0 && !/^\d{1,3}$/.test(text)) return numbered;
    const named = await findCompaniesByName(reads, text, normalized, MOST_COMPANIES);
    return [...new Set([...numbered, ...named])].slice(0, MOST_COMPANIES);
  };
  const [ids, persons] = await Promise.all([
    companyIds(),
    may(ctx, 'manageUsers') ? findPersons(ctx, text, normalized, MOST_PERSONS) : [],
  ]);
  return { companies: await companiesByIds(reads, ids), persons };
}

@Resolver()
export class AdminFindResolver {
  @MayCall('seeLists')
  @Query(() => AdminFindResult, {
    description:
      'Administrators only: companies by name, city, CNPJ, phone or number, and, for those who manage them, accounts by name, e-mail or number.',
  })
  adminFind(
    @Ctx() ctx: Context,
    @Arg('q', { description: 'Any text, perhaps incomplete; cut to 100 characters.' }) q: string,
  ): Promise<AdminFindResult> {
    return adminFind(ctx, q);
  }
}

/** Companies in any state whose names begin with the normalized text $1, by name. */
const COMPANIES_BEGUN: Statement = {
  name: 'admin_find_begun',
  text: `SELECT id FROM companies
    WHERE rejected_at IS NULL AND search_fold(name) COLLATE "C" >= $1::text AND search_fold(name) COLLATE "C" < $1::text || U&'\\+10FFFF'
    ORDER BY search_fold(name) COLLATE "C", id LIMIT $2`,
};
/** Companies that wait for approval with each word $1 in their name; two spaces end it in the text of the list. */
const PENDING: Statement = {
  name: 'admin_find_pending',
  text: `SELECT id FROM companies
    WHERE NOT is_approved AND rejected_at IS NULL AND split_part(pending_text, '  ', 1) LIKE ALL ($1::text[])
    ORDER BY pending_text COLLATE "C", id LIMIT $2`,
};
/** Inactive companies with the normalized text in their names; planned for the text. */
const INACTIVE: Statement = {
  name: '',
  text: `SELECT id FROM companies
    WHERE search_fold(name) LIKE '%' || $1::text || '%' AND NOT is_active AND rejected_at IS NULL LIMIT $2`,
};
/** Trigrams need so many letters. */
const LEAST_LETTERS = 3;

type Row = { id: number };
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/**
 * Returns the ids of at most `limit` companies for a name, a name and a city, or a city, in any state: those whose
 * names begin with the text, then pending ones, then those with its words in their names, then those of the city. Only
 * where there is none, those with similar words. `normalized` is the text by `search_fold`.
 */
async function findCompaniesByName(
  reader: Reader,
  text: string,
  normalized: string,
  limit: number,
): Promise<number[]> {
  const search = async (input: { q?: string; city?: string; literal: boolean }) => {
    const results = await searchCompanies(reader, {
      order: 'relevance',
      page: 1,
      perPage: limit,
      inNames: input.q !== undefined,
      ...input,
    });
    return results.ids;
  };
  const words = normalized.split(' ').map((word) => `% ${word}%`);
  const [begun, pending, named, there] = await Promise.all([
    reader.query<Row>(COMPANIES_BEGUN, [normalized, limit]).then(idsOf),
    reader.query<Row>(PENDING, [words, limit]).then(idsOf),
    search({ q: text, literal: true }),
    search({ city: text, literal: true }),
  ]);
  const isRare = named.length < limit && normalized.length >= LEAST_LETTERS;
  const inactive = isRare ? idsOf(await reader.query<Row>(INACTIVE, [normalized, limit])) : [];
  const best = [...begun.slice(0, limit - 3), ...pending.slice(0, 2), ...named, ...inactive];
  const ids = [...new Set([...best, ...there, ...begun, ...pending])].slice(0, limit);
  return ids.length > 0 || !isRare ? ids : search({ q: text, literal: false });
}
