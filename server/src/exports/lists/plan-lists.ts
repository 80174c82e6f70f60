import { RequestStatus } from '../../companies/request-status.ts';
import { REQUEST_STATUS_NAMES } from '../../companies/request-status-names.ts';
import { PlanRequestOrder, PlanRequestsArgs } from '../../plan-requests/plan-request.inputs.ts';
import { planRequests } from '../../plan-requests/read-plan-requests.ts';
import { PlansArgs } from '../../plans/plan.inputs.ts';
import { plans } from '../../plans/plans.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** Plans and plan requests. */
export const PLAN_LISTS: Readonly<Record<string, ExportPieces>> = {
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
      'Plano atual': ({ user }) => user.plan?.name,
      'Plano na época': ({ status, currentPlan }) =>
        status === RequestStatus.pending ? null : currentPlan?.name,
      'Plano pedido': ({ requestedPlan }) => requestedPlan.name,
      Situação: ({ status }) => REQUEST_STATUS_NAMES[status],
      Mensagem: ({ message }) => message,
      Resposta: ({ adminNotes }) => adminNotes,
      'Pedido em': ({ requestedAt }) => requestedAt,
      'Decidido em': ({ decidedAt }) => decidedAt,
    },
  }),
};
