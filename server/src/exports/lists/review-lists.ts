import { companyClaims } from '../../companies/claims/read-claims.ts';
import { RequestStatus } from '../../companies/request-status.ts';
import { CLAIM_STATUS_NAMES } from '../../companies/request-status-names.ts';
import { changedCompanies } from '../../companies/review/changed-companies.ts';
import { pendingCompanies } from '../../companies/review/pending-companies.ts';
import {
  ChangedCompaniesArgs,
  CompanyClaimsArgs,
  PendingCompaniesArgs,
  ReviewOrder,
} from '../../companies/review/review.inputs.ts';
import { changesText } from './changes-text.ts';
import { COMPANY_CELLS } from './company-cells.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** The lists of the approvals tab. */
export const REVIEW_LISTS: Readonly<Record<string, ExportPieces>> = {
  'pending-companies': exportOf({
    argsOf: (filter) =>
      Object.assign(new PendingCompaniesArgs(), {
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(ReviewOrder)) ?? ReviewOrder.oldest,
      }),
    read: pendingCompanies,
    columns: {
      ...COMPANY_CELLS,
      Dono: ({ ownerName }) => ownerName,
      'E-mail do dono': ({ ownerEmail }) => ownerEmail,
      'Enviada em': ({ createdAt }) => createdAt,
    },
  }),
  'changed-companies': exportOf({
    argsOf: (filter) =>
      Object.assign(new ChangedCompaniesArgs(), {
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(ReviewOrder)) ?? ReviewOrder.newest,
      }),
    read: changedCompanies,
    columns: {
      Número: ({ company }) => company.id,
      Nome: ({ company }) => company.name,
      Dono: ({ company }) => company.ownerName,
      'E-mail do dono': ({ company }) => company.ownerEmail,
      Mudanças: ({ changes }) => changesText(changes),
      'Alterada em': ({ changedAt }) => changedAt,
    },
  }),
  'company-claims': exportOf({
    argsOf: (filter) =>
      Object.assign(new CompanyClaimsArgs(), {
        q: filter.text('q'),
        status: filter.oneOf('status', Object.values(RequestStatus)),
        order: filter.oneOf('order', Object.values(ReviewOrder)),
      }),
    read: companyClaims,
    columns: {
      Número: ({ id }) => id,
      Empresa: ({ company }) => company.name,
      Cidade: ({ company }) => company.city.name,
      Estado: ({ company }) => company.city.state,
      'Quem pede': ({ claimant }) => claimant.name,
      'E-mail': ({ claimant }) => claimant.email,
      'Empresas da conta': ({ claimant }) => claimant.companiesCount,
      'Limite da conta': ({ claimant }) => claimant.companiesAllowed,
      Situação: ({ status }) => CLAIM_STATUS_NAMES[status],
      Mensagem: ({ message }) => message,
      Resposta: ({ decisionNotes }) => decisionNotes,
      'Pedido em': ({ createdAt }) => createdAt,
      'Decidido em': ({ decidedAt }) => decidedAt,
    },
  }),
};
