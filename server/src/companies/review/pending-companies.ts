import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { type Page, toPage } from '../../graphql/paging.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import type { PendingCompaniesArgs } from './review.inputs.ts';
import { reviewPage } from './review-page.ts';

const PENDING = {
  from: 'companies c',
  id: 'c.id',
  at: 'c.created_at',
  text: 'c.pending_text',
  conditions: ['NOT c.is_approved'],
  values: [],
};

/** Administrators' queue: what waits for approval, found by the names of company and owner or the owner's e-mail. */
export async function pendingCompanies(ctx: Context, args: PendingCompaniesArgs): Promise<Page<CompanyView>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const { ids, total } = await reviewPage(reads, PENDING, args);
  return toPage(await companiesByIds(reads, ids), total, args);
}
