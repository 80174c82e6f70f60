import { adminCompanies } from '../../companies/admin/admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyOrder,
  ApprovalStatus,
} from '../../companies/admin/admin-company.inputs.ts';
import { formatPhone } from '../../lib/phone.ts';
import { type ExportPieces, exportOf } from '../export-list.ts';

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
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Categoria: ({ category }) => category?.name,
      Cidade: ({ city }) => city?.name,
      Estado: ({ city }) => city?.state,
      Endereço: ({ address }) => address,
      CEP: ({ cep }) => cep,
      Telefone: ({ phone }) => phone && formatPhone(phone),
      'E-mail': ({ email }) => email,
      Site: ({ website }) => website,
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
