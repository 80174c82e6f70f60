import { AuditArgs } from '../audit/audit-record.ts';
import { mailKindName, REQUEST_STATUS_NAMES, ROLE_NAMES } from '../audit/choice-names.ts';
import { auditEntries } from '../audit/read-audit.ts';
import { managedCategories } from '../categories/managed-categories.ts';
import { ManagedCategoriesArgs } from '../categories/managed-category.ts';
import { managedCities } from '../cities/managed-cities.ts';
import { ManagedCitiesArgs } from '../cities/managed-city.ts';
import { adminCompanies } from '../companies/admin/admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyOrder,
  ApprovalStatus,
} from '../companies/admin/admin-company.inputs.ts';
import { companyClaims } from '../companies/claims/read-claims.ts';
import { RequestStatus } from '../companies/request-status.ts';
import { changedCompanies } from '../companies/review/changed-companies.ts';
import { pendingCompanies } from '../companies/review/pending-companies.ts';
import {
  ChangedCompaniesArgs,
  CompanyClaimsArgs,
  PendingCompaniesArgs,
  ReviewOrder,
} from '../companies/review/review.inputs.ts';
import { formatPhone } from '../lib/phone.ts';
import { PlaceOrder } from '../lib/place-order.ts';
import { MailOrder, MailsArgs } from '../mail/mail.inputs.ts';
import { MailStatus } from '../mail/mail.ts';
import { mails } from '../mail/read-mails.ts';
import { PlanRequestOrder, PlanRequestsArgs } from '../plan-requests/plan-request.inputs.ts';
import { planRequests } from '../plan-requests/read-plan-requests.ts';
import { plans } from '../plans/managed-plans.ts';
import { PlansArgs } from '../plans/plan.inputs.ts';
import { adminRatings } from '../ratings/moderation/admin-ratings.ts';
import { AdminRatingsArgs, RatingOrder } from '../ratings/moderation/moderation.inputs.ts';
import { UserOrder, UsersArgs } from '../users/managed-user.inputs.ts';
import { users } from '../users/read-users.ts';
import { UserRole } from '../users/user.ts';
import { changesText } from './changes-text.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

const MAIL_STATUSES: Record<MailStatus, string> = { queued: 'Na fila', sent: 'Enviado', failed: 'Falhou' };

const CLAIM_STATUSES: Record<RequestStatus, string> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  rejected: 'Recusado',
};

/** The lists that administrators take out as a file, by their name in the address. */
export const EXPORT_LISTS: Readonly<Record<string, ExportPieces>> = {
  users: exportOf({
    argsOf: (filter) =>
      Object.assign(new UsersArgs(), {
        q: filter.text('q'),
        role: filter.oneOf('role', Object.values(UserRole)),
        isActive: filter.flag('isActive'),
        order: filter.oneOf('order', Object.values(UserOrder)) ?? UserOrder.newest,
      }),
    read: users,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      'E-mail': ({ email }) => email,
      'E-mail confirmado em': ({ emailConfirmedAt }) => emailConfirmedAt,
      Papel: ({ role }) => ROLE_NAMES[role],
      Ativo: ({ isActive }) => isActive,
      Plano: ({ plan }) => plan?.name,
      'Cadastrado em': ({ createdAt }) => createdAt,
    },
  }),
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
  'pending-companies': exportOf({
    argsOf: (filter) =>
      Object.assign(new PendingCompaniesArgs(), {
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(ReviewOrder)) ?? ReviewOrder.oldest,
      }),
    read: pendingCompanies,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Categoria: ({ category }) => category?.name,
      Cidade: ({ city }) => city?.name,
      Estado: ({ city }) => city?.state,
      Endereço: ({ address }) => address,
      Telefone: ({ phone }) => phone && formatPhone(phone),
      'E-mail': ({ email }) => email,
      Site: ({ website }) => website,
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
      Situação: ({ status }) => CLAIM_STATUSES[status],
      Mensagem: ({ message }) => message,
      Resposta: ({ decisionNotes }) => decisionNotes,
      'Pedido em': ({ createdAt }) => createdAt,
      'Decidido em': ({ decidedAt }) => decidedAt,
    },
  }),
  ratings: exportOf({
    argsOf: (filter) =>
      Object.assign(new AdminRatingsArgs(), {
        companyId: filter.text('companyId'),
        minStars: filter.integer('minStars'),
        maxStars: filter.integer('maxStars'),
        isHidden: filter.flag('isHidden'),
        isReported: filter.flag('isReported'),
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(RatingOrder)) ?? RatingOrder.newest,
      }),
    read: adminRatings,
    columns: {
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
  }),
  'audit-entries': exportOf({
    argsOf: (filter) =>
      Object.assign(new AuditArgs(), {
        actorId: filter.text('actorId'),
        action: filter.text('action'),
        subjectType: filter.text('subjectType'),
        subjectId: filter.text('subjectId'),
        from: filter.text('from'),
        until: filter.text('until'),
      }),
    read: auditEntries,
    columns: {
      Quando: ({ createdAt }) => createdAt,
      Quem: ({ actorText }) => actorText,
      'E-mail': ({ actorEmail }) => actorEmail,
      Ação: ({ actionName }) => actionName,
      Alvo: ({ subjectTypeName }) => subjectTypeName,
      'Nome do alvo': ({ subjectName }) => subjectName,
      'Número do alvo': ({ subjectId }) => subjectId,
      Mudanças: ({ changes }) => changesText(changes),
      Endereço: ({ address }) => address,
    },
  }),
  'plan-requests': exportOf({
    argsOf: (filter) =>
      Object.assign(new PlanRequestsArgs(), {
        q: filter.text('q'),
        status: filter.oneOf('status', Object.values(RequestStatus)),
        startDate: filter.text('startDate'),
        endDate: filter.text('endDate'),
        order: filter.oneOf('order', Object.values(PlanRequestOrder)) ?? PlanRequestOrder.newest,
      }),
    read: planRequests,
    columns: {
      Número: ({ id }) => id,
      Usuário: ({ user }) => user.name,
      'E-mail': ({ user }) => user.email,
      'Plano atual': ({ currentPlan }) => currentPlan?.name,
      'Plano pedido': ({ requestedPlan }) => requestedPlan.name,
      Situação: ({ status }) => REQUEST_STATUS_NAMES[status],
      Mensagem: ({ message }) => message,
      Resposta: ({ adminNotes }) => adminNotes,
      'Pedido em': ({ requestedAt }) => requestedAt,
      'Decidido em': ({ decidedAt }) => decidedAt,
    },
  }),
  mails: exportOf({
    argsOf: (filter) =>
      Object.assign(new MailsArgs(), {
        q: filter.text('q'),
        status: filter.oneOf('status', Object.values(MailStatus)),
        order: filter.oneOf('order', Object.values(MailOrder)) ?? MailOrder.newest,
      }),
    read: mails,
    columns: {
      Número: ({ id }) => id,
      Para: ({ recipient }) => recipient,
      Assunto: ({ subject }) => subject,
      Tipo: ({ kind }) => mailKindName(kind),
      Situação: ({ status }) => MAIL_STATUSES[status],
      Tentativas: ({ attempts }) => attempts,
      'Última falha': ({ lastError }) => lastError,
      'Criado em': ({ createdAt }) => createdAt,
      'Enviado em': ({ sentAt }) => sentAt,
    },
  }),
  plans: exportOf({
    argsOf: (filter) =>
      Object.assign(new PlansArgs(), { q: filter.text('q'), isActive: filter.flag('isActive') }),
    read: plans,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      'Preço por mês': ({ price }) => Number(price).toFixed(2).replace('.', ','),
      'Máximo de empresas': ({ maxCompanies }) => maxCompanies,
      Recursos: ({ features }) => features.join(', '),
      Ativo: ({ isActive }) => isActive,
      'Padrão das contas novas': ({ isDefault }) => isDefault,
    },
  }),
  categories: exportOf({
    argsOf: (filter) =>
      Object.assign(new ManagedCategoriesArgs(), {
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(PlaceOrder)) ?? PlaceOrder.name,
      }),
    read: managedCategories,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Visível: ({ isVisible }) => isVisible,
      Empresas: ({ companiesCount }) => companiesCount,
    },
  }),
  cities: exportOf({
    argsOf: (filter) =>
      Object.assign(new ManagedCitiesArgs(), {
        q: filter.text('q'),
        state: filter.text('state'),
        order: filter.oneOf('order', Object.values(PlaceOrder)) ?? PlaceOrder.name,
      }),
    read: managedCities,
    columns: {
      Número: ({ id }) => id,
      Nome: ({ name }) => name,
      Estado: ({ state }) => state,
      'Código do IBGE': ({ ibgeCode }) => ibgeCode,
      População: ({ population }) => population,
      Visível: ({ isVisible }) => isVisible,
      Empresas: ({ companiesCount }) => companiesCount,
    },
  }),
};
