import { Conditions } from '../../database/conditions.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Page } from '../../graphql/paging.ts';
import { type CompanyView, companiesByIds } from '../read-companies.ts';
import type { PendingCompaniesArgs } from './review.inputs.ts';
import { reviewPage } from './review-page.ts';

const PENDING = {
  from: 'companies c',
  id: 'c.id',
  at: 'c.created_at',
  text: 'c.pending_text',
  columns: 'c.id',
};

/** Returns pending companies, searched by the names of company and owner or the owner's e-mail. */
export async function pendingCompanies(ctx: Context, args: PendingCompaniesArgs): Promise<Page<CompanyView>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const filter = new Conditions();
  filter.add(() => 'NOT c.is_approved');
  const page = await reviewPage<{ id: number }>(reads, PENDING, filter, args);
  const items = await companiesByIds(
    reads,
    page.items.map(({ id }) => id),
  );
  return { ...page, items };
}
