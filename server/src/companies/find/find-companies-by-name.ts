import type { Reader, Statement } from '../../database/statement.ts';
import { searchCompanies } from '../search/search-companies.ts';

/** Companies in any state whose names begin with the normalized text $1, by name. */
const BEGUN: Statement = {
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
export async function findCompaniesByName(
  reader: Reader,
  text: string,
  normalized: string,
  limit: number,
): Promise<number[]> {
  const search = async (input: { q?: string; city?: string; literal: boolean }) => {
    const found = await searchCompanies(reader, {
      order: 'relevance',
      page: 1,
      perPage: limit,
      inNames: input.q !== undefined,
      ...input,
    });
    return found.ids;
  };
  const words = normalized.split(' ').map((word) => `% ${word}%`);
  const [begun, pending, named, there] = await Promise.all([
    reader.query<Row>(BEGUN, [normalized, limit]).then(idsOf),
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
