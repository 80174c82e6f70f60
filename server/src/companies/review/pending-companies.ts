import { requireRole } from '../../lib/authorize.ts';
import type { Context } from '../../lib/context.ts';
import { type Page, toPage } from '../../lib/paging.ts';
import { wordPattern } from '../../lib/word-pattern.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import type { PendingCompaniesArgs } from './review.inputs.ts';
import { reviewPage } from './review-page.ts';

const PENDING = `SELECT c.id, c.created_at AS at, search_fold(c.name) COLLATE "C" AS key FROM companies c`;
/** The owners first: however many are found, each company is compared once. */
const BY_TEXT = `${PENDING} LEFT JOIN (SELECT id FROM users WHERE folded LIKE $1) owner ON owner.id = c.owner_id
  WHERE NOT c.is_approved AND (' ' || search_fold(c.name) LIKE $1 OR owner.id IS NOT NULL)`;

/** Administrators' queue: what waits for approval, found by the names of company and owner or the owner's e-mail. */
export async function pendingCompanies(ctx: Context, args: PendingCompaniesArgs): Promise<Page<CompanyView>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const { q, order } = args;
  const { ids, total } = await reviewPage(
    reads,
    {
      found: q ? BY_TEXT : `${PENDING} WHERE NOT c.is_approved`,
      values: q ? [await wordPattern(reads, q)] : [],
      isSearched: Boolean(q),
      order,
    },
    args,
  );
  return toPage(await companiesByIds(reads, ids), total, args);
}
