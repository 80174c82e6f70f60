import { adminCompanies } from '../../companies/admin/admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyOrder,
  ApprovalStatus,
} from '../../companies/admin/admin-company.inputs.ts';
import { COMPANY_CELLS } from './company-cells.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** All companies. */
export const COMPANY_LISTS: Readonly<Record<string, ExportPieces>> = {
  companies: exportOf({
    argsOf: (filter) =>
      Object.assign(new AdminCompaniesArgs(), {
        q: filter.text('q'),
        status: filter.oneOf('status', Object.values(ApprovalStatus)),
        isActive: filter.flag('isActive'),
        categoryId: filter.text('categoryId'),
        city: filter.text('city'),
        hasOwner: filter.flag('hasOwner'),
        hasMessageAccess: filter.flag('hasMessageAccess'),
        asksForMessageAccess: filter.flag('asksForMessageAccess'),
        order: filter.oneOf('order', Object.values(AdminCompanyOrder)) ?? AdminCompanyOrder.newest,
      }),
    read: adminCompanies,
    columns: {
      ...COMPANY_CELLS,
      Aprovada: ({ isApproved }) => isApproved,
      Ativa: ({ isActive }) => isActive,
      'Acesso às mensagens': ({ hasMessageAccess }) => hasMessageAccess,
      Avaliações: ({ ratingCount }) => ratingCount,
      'Nota média': ({ ratingCount, ratingSum }) =>
        ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
      'Cadastrada em': ({ createdAt }) => createdAt,
    },
  }),
};
