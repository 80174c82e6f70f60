import { installationSecret, pseudonym } from '../database/installation-secret.ts';
import { TODAY } from '../database/local-day.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { addressKey } from '../shared/address-key.ts';
import { mayTellPerson } from '../shared/text/may-tell-person.ts';

/** SQL of the Monday of this week in America/Sao_Paulo. */
const WEEK = `date_trunc('week', ${TODAY})::date`;
/** Fewer could tell a person. */
export const LEAST_ADDRESSES = 5;
const MOST_WORDS = 60;
/** Texts of one address by which a company is found in a week. */
const MOST_TEXTS = 10;

const THIS_WEEK: Statement = { name: 'this_week', text: `SELECT to_char(${WEEK}, 'YYYY-MM-DD') AS week` };
const WRITE: Statement = {
  name: 'write_company_search',
  text: `INSERT INTO company_searches (company_id, week, words, address_hash)
         SELECT c.id, $2::date, $3, $4 FROM companies c
         WHERE c.id = $1 AND c.is_active AND c.is_approved AND c.owner_id IS DISTINCT FROM $5::int
           AND NOT EXISTS (SELECT FROM company_members m WHERE m.company_id = c.id AND m.user_id = $5::int)
           AND (SELECT count(*) FROM company_searches s
                WHERE s.company_id = c.id AND s.week = $2::date AND s.address_hash = $4) < ${MOST_TEXTS}
         FOR KEY SHARE OF c SKIP LOCKED
         ON CONFLICT DO NOTHING`,
};
/** Counts of weeks that are over, of texts that enough addresses typed; their hashes are deleted. */
export const FOLD_WEEKS: Statement = {
  name: 'fold_company_searches',
  text: `WITH gone AS (
           DELETE FROM company_searches WHERE week < ${WEEK} RETURNING company_id, week, words)
         INSERT INTO company_search_weeks (company_id, week, words, addresses)
         SELECT company_id, week, words, count(*) FROM gone GROUP BY 1, 2, 3 HAVING count(*) >= ${LEAST_ADDRESSES}
         ON CONFLICT DO NOTHING`,
};
const WORDS: Statement = {
  name: 'company_words',
  text: `SELECT words AS text, sum(addresses)::int AS count FROM (
           SELECT words, addresses FROM company_search_weeks WHERE company_id = $1 AND week > ${TODAY} - $2::int - 7
           UNION ALL
           SELECT words, count(*) FROM company_searches WHERE company_id = $1
           GROUP BY week, words HAVING count(*) >= ${LEAST_ADDRESSES}
         ) found GROUP BY words ORDER BY 2 DESC, 1 LIMIT 20`,
};

/**
 * Returns a typed text in the form in which it is counted; null for one without letters or digits, too long, or with what
 * may be personal data.
 */
export function countedWords(query: string): string | null {
  if (mayTellPerson(query)) return null;
  const text = query.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]{2}/u.test(text) && [...text].length <= MOST_WORDS ? text : null;
}

/** Counts the text by which a visitor found a company, once an address and week. */
export async function recordWords(
  reader: Reader,
  search: { companyId: number; typed: string; address: string; viewerId: number | null },
): Promise<void> {
  const words = countedWords(search.typed);
  if (words === null) return;
  const [now] = await reader.query<{ week: string }>(THIS_WEEK);
  const week = now?.week ?? '';
  const secret = await installationSecret(reader);
  const hash = pseudonym(secret, 'company-search', `${week} ${addressKey(search.address)}`).subarray(0, 16);
  await reader.query(WRITE, [search.companyId, week, words, hash, search.viewerId]);
}

/** Returns the texts by which a company was found in the weeks of the last `days` days, the most frequent first. */
export const companyWords = (
  reader: Reader,
  companyId: number,
  days: number,
): Promise<{ text: string; count: number }[]> => reader.query(WORDS, [companyId, days]);
