import { Conditions } from '../../database/conditions.ts';
import type { Context } from '../../graphql/context.ts';
import type { Page } from '../../graphql/paging.ts';
import { companyPage } from '../company-lists.ts';
import type { CompanyView } from '../read-companies.ts';
import type { PendingCompaniesArgs } from './review.inputs.ts';
import { reviewList } from './review-list.ts';

/** Returns companies that wait for approval, none of them inactive, searched by the names of company and owner or the owner's e-mail. */
export async function adminPendingCompanies(
  ctx: Context,
  args: PendingCompaniesArgs,
): Promise<Page<CompanyView>> {
  const filter = new Conditions();
  filter.add(() => 'NOT c.is_approved AND c.is_active AND c.rejected_at IS NULL');
  const columns = { id: 'c.id', at: 'c.created_at', text: 'c.pending_text' };
  const list = await reviewList(ctx, columns, filter, args);
  return companyPage(ctx.db.reads, { ...list, from: 'companies c', columns: 'c.id' }, args);
}
