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
/** Accounts with words that begin with each of $1 in their name or e-mail; one index scan at most. */
const WITH_WORDS: Statement = {
  name: 'admin_find_persons',
  text: `SELECT id FROM users WHERE folded COLLATE "C" LIKE ALL ($1::text[]) LIMIT $2`,
};

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
    await read(WITH_WORDS, [normalized.split(' ').map((word) => `% ${word}%`), limit]);
  }
  return usersByIds(reader, [...ids].slice(0, limit));
}
