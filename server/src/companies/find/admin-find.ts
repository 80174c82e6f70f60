import { oneRow, type Statement } from '../../database/statement.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { companiesByIds } from '../read-companies.ts';
import { cleanText } from '../search/text/clean-text.ts';
import type { AdminFindResult } from './admin-find.types.ts';
import { findCompaniesByName } from './find-companies-by-name.ts';
import { findCompaniesByNumber } from './find-companies-by-number.ts';
import { findPersons } from './find-persons.ts';

const MOST_COMPANIES = 8;
const MOST_PERSONS = 5;
const NORMALIZE: Statement = { name: 'normalize_text', text: 'SELECT search_fold($1) AS normalized' };

/**
 * Returns the few companies that a text names best, and accounts for those who manage them; nothing for a text without
 * letters and digits.
 */
export async function adminFind(ctx: Context, q: string): Promise<AdminFindResult> {
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
    may(ctx, 'manageUsers') ? findPersons(reads, text, normalized, MOST_PERSONS) : [],
  ]);
  return { companies: await companiesByIds(reads, ids), persons };
}
