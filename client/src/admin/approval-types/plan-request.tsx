import { formatAmount, formatDateTime, formatPrice } from '../../lib/format.ts';
import classes from './approval-details.module.css';
import { type ApprovalDetails, type ApprovalType, OWNER_READS } from './approval-type.ts';
import { Section } from './section.tsx';

/** Shows the present and the requested plan. */
function PlanRequestDetails({ request }: { request: NonNullable<ApprovalDetails['planRequest']> }) {
  const { currentPlan, requestedPlan, message, requestedAt } = request;
  return (
    <Section title="Pedido">
      <dl className={classes.facts}>
        <div>
          <dt>Plano atual</dt>
          <dd>{currentPlan ? `${currentPlan.name}, ${formatPrice(currentPlan.price)}/mês` : 'Grátis'}</dd>
        </div>
        <div>
          <dt>Plano pedido</dt>
          <dd>
            <strong>{requestedPlan.name}</strong>, {formatPrice(requestedPlan.price)}/mês
          </dd>
        </div>
        <div>
          <dt>Pedido em</dt>
          <dd>{formatDateTime(requestedAt)}</dd>
        </div>
      </dl>
      {message && <p className={classes.text}>{message}</p>}
    </Section>
  );
}

/** A request of another plan. */
export const PLAN_REQUEST: ApprovalType = {
  decide: 'decide',
  plural: 'Solicitações de plano',
  singular: 'Solicitação de plano',
  isFeminine: true,
  approve: {
    label: 'Aprovar',
    done: (title) => `A solicitação de ${title} foi aprovada.`,
    several: (count) => `${formatAmount(count, 'solicitação foi aprovada', 'solicitações foram aprovadas')}.`,
    running: (count) => `Aprovando ${formatAmount(count, 'solicitação', 'solicitações')}`,
  },
  reject: {
    label: 'Rejeitar',
    done: (title) => `A solicitação de ${title} foi rejeitada.`,
    several: (count) =>
      `${formatAmount(count, 'solicitação foi rejeitada', 'solicitações foram rejeitadas')}.`,
    running: (count) => `Rejeitando ${formatAmount(count, 'solicitação', 'solicitações')}`,
    missing: 'O motivo da rejeição é obrigatório.',
    reader: OWNER_READS,
  },
  question: ({ details: { planRequest } }) => planRequest && <PlanRequestDetails request={planRequest} />,
};
