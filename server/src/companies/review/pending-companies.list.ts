import type { AdminList } from '../../graphql/admin-list.ts';
import { asCompanies } from '../company-lists.ts';
import type { CompanyView } from '../read-companies.ts';
import { COMPANY_CELLS } from './company-cells.ts';
import { PendingCompaniesArgs } from './review.inputs.ts';
import { reviewList } from './review-list.ts';

/** Companies that wait for approval, none of them inactive, searched by the names of company and owner or the owner's e-mail. */
export const PENDING_COMPANIES: AdminList<PendingCompaniesArgs, CompanyView, { id: number }> = {
  name: 'pending-companies',
  may: 'seePersons',
  args: PendingCompaniesArgs,
  from: 'companies c',
  columns: 'c.id',
  only: 'NOT c.is_approved AND c.is_active AND c.rejected_at IS NULL',
  ...reviewList({ id: 'c.id', at: 'c.created_at', text: 'c.pending_text' }),
  itemsOf: asCompanies,
  cells: {
    ...COMPANY_CELLS,
    Dono: ({ ownerName }) => ownerName,
    'E-mail do dono': ({ ownerEmail }) => ownerEmail,
    'Enviada em': ({ createdAt }) => createdAt,
  },
};
