import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context, Viewer } from '../graphql/context.ts';

/** What somebody may own, 100 by the settings, and those with a part in them, also 100. */
const MOST = 200;
/** Condition and order of the companies that somebody owns or has a part in; `ownCompaniesValues` are its parameters. */
export const OWN_COMPANIES = `(owner_id = $1 OR id = ANY ($2::int[]))`;
export const OWN_COMPANIES_ORDER = 'owner_id = $1 DESC, created_at, id';

const IDS: Statement = {
  name: 'own_company_ids',
  text: `SELECT id FROM companies WHERE ${OWN_COMPANIES} ORDER BY ${OWN_COMPANIES_ORDER} LIMIT ${MOST}`,
};

/** Returns the parameters of `OWN_COMPANIES`. */
export const ownCompaniesValues = ({ id, parts }: Viewer): unknown[] => [id, Object.keys(parts).map(Number)];

/** Returns the ids of the companies that the caller owns, then of those with a part in them, the oldest first. */
export async function ownCompanyIds(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.reads.query<{ id: number }>(IDS, ownCompaniesValues(requireViewer(ctx)));
  return rows.map(({ id }) => id);
}
