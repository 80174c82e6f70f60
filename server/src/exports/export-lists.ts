import { AdminKindsArgs } from '../admin-kinds/admin-kind.ts';
import { adminKinds } from '../admin-kinds/read-admin-kinds.ts';
import { attributesByIds } from '../attributes/read-attributes.ts';
import { AuditArgs } from '../audit/audit-record.ts';
import type { FieldChange } from '../audit/field-change.ts';
import { adminAuditEntries } from '../audit/read-audit.ts';
import { AdminCategoriesArgs } from '../categories/admin-category.ts';
import { adminCategories } from '../categories/read-admin-categories.ts';
import { AdminCitiesArgs } from '../cities/admin-city.ts';
import { adminCities } from '../cities/read-admin-cities.ts';
import { adminCompanies } from '../companies/admin/admin-companies.ts';
import { AdminCompaniesArgs } from '../companies/admin/admin-company.inputs.ts';
import { adminClaims } from '../companies/claims/read-claims.ts';
import type { Company } from '../companies/company.ts';
import { COMPANY_FIELD_ENTRIES, COMPANY_FIELDS, type CompanyFieldName } from '../companies/company-fields.ts';
import { CONTACT_TYPE_NAMES } from '../companies/contact-type-names.ts';
import { printOffers } from '../companies/offers/offer-lines.ts';
import { offersOf } from '../companies/offers/read-offers.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { adminRejections, rejectionsByIds } from '../companies/rejections/read-rejections.ts';
import { RejectionsArgs } from '../companies/rejections/rejection.types.ts';
import { RequestStatus } from '../companies/request-status.ts';
import { CLAIM_STATUS_NAMES, REQUEST_STATUS_NAMES } from '../companies/request-status-names.ts';
import { adminChangedCompanies } from '../companies/review/changed-companies.ts';
import { adminPendingCompanies } from '../companies/review/pending-companies.ts';
import {
  AdminClaimsArgs,
  ChangedCompaniesArgs,
  PendingCompaniesArgs,
} from '../companies/review/review.inputs.ts';
import type { Context } from '../graphql/context.ts';
import {
  ExportedImportArgs,
  exportedProblems,
  exportedRefusedRows,
  refusedColumns,
} from '../imports/exported-imports.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { MailsArgs } from '../mail/mail.inputs.ts';
import { MAIL_STATUS_NAMES } from '../mail/mail.ts';
import { mailKindName } from '../mail/mail-kinds.ts';
import { adminMails, mailsByIds } from '../mail/read-mails.ts';
import { PlanRequestsArgs } from '../plan-requests/plan-request.inputs.ts';
import { adminPlanRequests, planRequestsByIds } from '../plan-requests/read-plan-requests.ts';
import { PlansArgs } from '../plans/plan.inputs.ts';
import { plans } from '../plans/plans.ts';
import { adminRatings, adminRatingsByIds } from '../ratings/moderation/admin-ratings.ts';
import { AdminRatingsArgs } from '../ratings/moderation/moderation.inputs.ts';
import { adminSearchesWithoutResults } from '../searches-without-results/read-searches.ts';
import { SearchesWithoutResultsArgs } from '../searches-without-results/search-without-results.ts';
import { UsersArgs } from '../users/admin/admin-user.inputs.ts';
import { adminUsers, usersByIds } from '../users/admin/read-users.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES } from '../users/user.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

const { label: NAME } = COMPANY_FIELDS.name;
const OTHER_FIELDS = COMPANY_FIELD_ENTRIES.filter(([field]) => field !== 'name');
const cellOf = (field: CompanyFieldName) => (company: Company) =>
  field === 'contactType' ? CONTACT_TYPE_NAMES[company.contactType] : company[field];

/** The first columns of every file of companies; an import of the file reads them. */
const COMPANY_CELLS = {
  // An import takes a column 'Número' for that of the house.
  'Número da empresa': ({ id }: Company) => id,
  [NAME]: cellOf('name'),
  Categoria: ({ category }: Company) => category?.name,
  Segmentos: async ({ kindIds }: Company, ctx: Context) =>
    (await kindsByIds(ctx, kindIds)).map(({ name }) => name).join('; '),
  Características: async ({ attributeIds }: Company, ctx: Context) =>
    (await attributesByIds(ctx, attributeIds)).map(({ name }) => name).join('; '),
  'Serviços e produtos': async ({ id }: Company, ctx: Context) => printOffers(await offersOf(ctx, id)),
  Cidade: ({ city }: Company) => city?.name,
  Estado: ({ city }: Company) => city?.state,
  ...Object.fromEntries(OTHER_FIELDS.map(([field, { label }]) => [label, cellOf(field)])),
  Latitude: ({ latitude }: Company) => latitude,
  Longitude: ({ longitude }: Company) => longitude,
};

const EMPTY = '(vazio)';

/** Returns one line a change, 'Telefone: (vazio) → (19) 3555-0100', or a fact, 'Motivo: Duplicada.'. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ name, beforeText, afterText, isFact }) =>
      isFact
        ? `${name}: ${afterText ?? beforeText}`
        : `${name}: ${beforeText ?? EMPTY} → ${afterText ?? EMPTY}`,
    )
    .join('\n');

/** The lists that administrators can export, by their name in the URL. */
export const EXPORT_LISTS: Readonly<Record<string, ExportPieces>> = {
  'audit-entries': exportOf('readAudit', AuditArgs, adminAuditEntries, {
    Quando: ({ createdAt }) => createdAt,
    Quem: ({ actorText }) => actorText,
    'E-mail': ({ actorEmail }) => actorEmail,
    Ação: ({ actionName }) => actionName,
    Alvo: ({ subjectTypeName }) => subjectTypeName,
    'Nome do alvo': ({ subjectName }) => subjectName,
    'Número do alvo': ({ subjectId }) => subjectId,
    Mudanças: ({ changes }) => changesText(changes),
    Endereço: ({ address }) => address,
  }),
  categories: exportOf('seeLists', AdminCategoriesArgs, adminCategories, {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Visível: ({ isVisible }) => isVisible,
    Empresas: ({ companiesCount }) => companiesCount,
  }),
  'import-problems': exportOf('importCompanies', ExportedImportArgs, exportedProblems, {
    linha: ({ line }) => line,
    coluna: ({ column }) => column,
    situação: ({ situation }) => situation.toLowerCase(),
    motivo: ({ reason }) => reason,
  }),
  'import-refused-rows': exportOf('importCompanies', ExportedImportArgs, exportedRefusedRows, refusedColumns),
  kinds: exportOf('seeLists', AdminKindsArgs, adminKinds, {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Categoria: ({ category }) => category?.name,
    Palavras: ({ wordsCount }) => wordsCount,
    Empresas: ({ companiesCount }) => companiesCount,
  }),
  cities: exportOf('seeLists', AdminCitiesArgs, adminCities, {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Estado: ({ state }) => state,
    'Código do IBGE': ({ ibgeCode }) => ibgeCode,
    População: ({ population }) => population,
    Visível: ({ isVisible }) => isVisible,
    Empresas: ({ companiesCount }) => companiesCount,
  }),
  companies: exportOf(
    'seeLists',
    AdminCompaniesArgs,
    adminCompanies,
    {
      ...COMPANY_CELLS,
      Aprovada: ({ isApproved }) => isApproved,
      Ativa: ({ isActive }) => isActive,
      'Acesso às mensagens': ({ hasMessageAccess }) => hasMessageAccess,
      Avaliações: ({ ratingCount }) => ratingCount,
      'Nota média': ({ ratingCount, ratingSum }) =>
        ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
      'Cadastrada em': ({ createdAt }) => createdAt,
    },
    ({ db }, ids) => companiesByIds(db.reads, ids),
  ),
  'pending-companies': exportOf('seePersons', PendingCompaniesArgs, adminPendingCompanies, {
    ...COMPANY_CELLS,
    Dono: ({ ownerName }) => ownerName,
    'E-mail do dono': ({ ownerEmail }) => ownerEmail,
    'Enviada em': ({ createdAt }) => createdAt,
  }),
  'changed-companies': exportOf('seePersons', ChangedCompaniesArgs, adminChangedCompanies, {
    Número: ({ company }) => company.id,
    Nome: ({ company }) => company.name,
    Dono: ({ company }) => company.ownerName,
    'E-mail do dono': ({ company }) => company.ownerEmail,
    Mudanças: ({ changes }) => changesText(changes),
    'Alterada em': ({ changedAt }) => changedAt,
  }),
  'company-claims': exportOf('seePersons', AdminClaimsArgs, adminClaims, {
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
    Resposta: ({ rejectionReason }) => rejectionReason,
    'Pedido em': ({ createdAt }) => createdAt,
    'Decidido em': ({ decidedAt }) => decidedAt,
  }),
  mails: exportOf(
    'manageMails',
    MailsArgs,
    adminMails,
    {
      Número: ({ id }) => id,
      Para: ({ recipient }) => recipient,
      Assunto: ({ subject }) => subject,
      Tipo: ({ kind }) => mailKindName(kind),
      Situação: ({ status }) => MAIL_STATUS_NAMES[status],
      Tentativas: ({ attempts }) => attempts,
      'Última falha': ({ lastError }) => lastError,
      'Criado em': ({ createdAt }) => createdAt,
      'Enviado em': ({ sentAt }) => sentAt,
    },
    mailsByIds,
  ),
  plans: exportOf('seeLists', PlansArgs, plans, {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    'Preço por mês': ({ price }) => Number(price).toFixed(2).replace('.', ','),
    'Máximo de empresas': ({ maxCompanies }) => maxCompanies,
    Recursos: ({ features }) => features.join(', '),
    Ativo: ({ isActive }) => isActive,
    'Padrão das contas novas': ({ isDefault }) => isDefault,
  }),
  'plan-requests': exportOf(
    'seePersons',
    PlanRequestsArgs,
    adminPlanRequests,
    {
      Número: ({ id }) => id,
      Usuário: ({ user }) => user.name,
      'E-mail': ({ user }) => user.email,
      'Plano atual': ({ user }) => user.plan?.name,
      'Plano na época': ({ status, currentPlan }) =>
        status === RequestStatus.pending ? null : currentPlan?.name,
      'Plano pedido': ({ requestedPlan }) => requestedPlan.name,
      Situação: ({ status }) => REQUEST_STATUS_NAMES[status],
      Mensagem: ({ message }) => message,
      Resposta: ({ rejectionReason }) => rejectionReason,
      'Pedido em': ({ requestedAt }) => requestedAt,
      'Decidido em': ({ decidedAt }) => decidedAt,
    },
    ({ db }, ids) => planRequestsByIds(db.reads, ids),
  ),
  ratings: exportOf(
    'seeLists',
    AdminRatingsArgs,
    adminRatings,
    {
      Número: ({ id }) => id,
      Empresa: ({ company }) => company.name,
      Nota: ({ rating }) => rating,
      Comentário: ({ comment }) => comment,
      Resposta: ({ answer }) => answer?.text,
      'De conta': ({ isFromAccount }) => isFromAccount,
      'Denúncias abertas': ({ openReports }) => openReports,
      Oculta: ({ isHidden }) => isHidden,
      Motivo: ({ hiddenReason }) => hiddenReason,
      'Do mesmo endereço em um dia': ({ burst }) => burst?.fromAddress,
      'Dada em': ({ createdAt }) => createdAt,
    },
    ({ db }, ids) => adminRatingsByIds(db.reads, ids),
  ),
  rejections: exportOf(
    'seePersons',
    RejectionsArgs,
    adminRejections,
    {
      'Número da empresa': ({ companyId }) => companyId,
      Empresa: ({ name }) => name,
      Descrição: ({ description }) => description,
      Categoria: ({ categoryName }) => categoryName,
      Cidade: ({ cityName }) => cityName,
      Endereço: ({ address }) => address,
      Telefone: ({ phone }) => phone,
      'E-mail': ({ email }) => email,
      Dono: ({ owner }) => owner?.name,
      'E-mail do dono': ({ owner }) => owner?.email,
      Motivo: ({ reason }) => reason,
      'Rejeitada por': ({ deciderName }) => deciderName,
      'Rejeitada em': ({ createdAt }) => createdAt,
    },
    ({ db }, ids) => rejectionsByIds(db.reads, ids),
  ),
  'searches-without-results': exportOf('seeLists', SearchesWithoutResultsArgs, adminSearchesWithoutResults, {
    Busca: ({ text }) => text,
    Vezes: ({ times }) => times,
    'Última vez': ({ lastSeenAt }) => lastSeenAt,
  }),
  users: exportOf(
    'manageUsers',
    UsersArgs,
    adminUsers,
    {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      'E-mail': ({ email }) => email,
      'E-mail confirmado em': ({ emailConfirmedAt }) => emailConfirmedAt,
      Papel: ({ role, adminRole }) => (adminRole ? ADMIN_ROLE_NAMES[adminRole] : ROLE_NAMES[role]),
      Ativo: ({ isActive }) => isActive,
      Plano: ({ plan }) => plan?.name,
      'Cadastrado em': ({ createdAt }) => createdAt,
    },
    ({ db }, ids) => usersByIds(db.reads, ids),
  ),
};
