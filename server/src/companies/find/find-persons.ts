import type { Reader, Statement } from '../../database/statement.ts';
import { usersByIds } from '../../users/admin/read-users.ts';
import type { User } from '../../users/user.ts';
import { typedId } from './find-companies-by-number.ts';

/** Accounts whose name begins with the normalized text $1, or that have the number $2, by name. */
const BEGUN: Statement = {
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
export async function findPersons(
  reader: Reader,
  text: string,
  normalized: string,
  limit: number,
): Promise<User[]> {
  const ids = new Set<number>();
  const read = async (statement: Statement, values: readonly unknown[]) => {
    for (const { id } of await reader.query<{ id: number }>(statement, values)) ids.add(id);
  };
  await read(BEGUN, [normalized, typedId(text), limit]);
  if (ids.size < limit) {
    const words = normalized.split(' ').slice(0, MOST_WORDS);
    await read(withWords(words.length), [...words.map((word) => `% ${word}%`), limit]);
  }
  return usersByIds(reader, [...ids].slice(0, limit));
}
