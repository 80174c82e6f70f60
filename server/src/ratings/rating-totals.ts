import type { Reader, Statement } from '../database/statement.ts';
import type { Rating } from './rating.ts';

/** Not through the entity: a rating does not change the company's `updatedAt`. */
const CHANGE: Statement = {
  name: 'change_rating_totals',
  text: `UPDATE companies SET rating_sum = rating_sum + $2::int * $3::int, rating_count = rating_count + $3::int
         WHERE id = $1`,
};

/** Adds a rating to its company's sum and count, or with `-1` takes it out. */
export async function changeTotals(
  reader: Reader,
  { companyId, rating }: Pick<Rating, 'companyId' | 'rating'>,
  by: 1 | -1,
): Promise<void> {
  await reader.query(CHANGE, [companyId, rating, by]);
}
