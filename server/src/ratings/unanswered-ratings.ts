import { isOwner } from '../companies/company.policy.ts';
import type { Company } from '../companies/company.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { loader } from '../graphql/loader.ts';

const UNANSWERED: Statement = {
  name: 'unanswered_ratings',
  text: `SELECT wanted.id, (SELECT count(*)::int FROM ratings r
           WHERE r.company_id = wanted.id AND r.hidden_at IS NULL AND r.answered_at IS NULL) AS count
         FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, position) ORDER BY wanted.position`,
};

/** Number of ratings that the owner may answer; null for others. */
export async function unansweredRatings(
  ctx: Context,
  company: Pick<Company, 'id' | 'ownerId'>,
): Promise<number | null> {
  if (!isOwner(ctx.viewer, company)) return null;
  const counts = loader<number, number>(ctx, 'unanswered-ratings', async (ids) => {
    const rows = await ctx.db.reads.query<{ count: number }>(UNANSWERED, [ids]);
    return rows.map(({ count }) => count);
  });
  return counts.load(company.id);
}
