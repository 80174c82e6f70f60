import { Button } from '@mantine/core';
import { formatDate } from '../../lib/format.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { MyPlanRequestFragment } from './plans.gen.ts';
import classes from './plans.module.css';

const STATUS = {
  pending: { tone: 'waiting', text: 'Em análise' },
  approved: { tone: 'good', text: 'Aprovada' },
  rejected: { tone: 'bad', text: 'Rejeitada' },
} as const;

/** Shows the owner's pending request, or the last decided one. */
export function PlanRequestBox({ request, cancel }: { request: MyPlanRequestFragment; cancel(): void }) {
  const { status, currentPlan, requestedPlan, requestedAt, decidedAt, rejectionReason } = request;
  const { tone, text } = STATUS[status];
  return (
    <section className={classes.section} aria-labelledby="plan-request-title">
      <h3 id="plan-request-title">{status === 'pending' ? 'Sua solicitação' : 'Sua última solicitação'}</h3>
      <div className={classes.request}>
        <p className={classes.name}>
          Plano {requestedPlan.name} <StatusTag tone={tone}>{text}</StatusTag>
        </p>
        <p className={classes.hint}>
          Pedida em {formatDate(requestedAt)}
          {decidedAt && ` · decidida em ${formatDate(decidedAt)}`}
        </p>
        {status !== 'pending' && (
          <p className={classes.hint}>Plano na época: {currentPlan?.name ?? 'Grátis'}</p>
        )}
        {rejectionReason && <p>Resposta da administração: {rejectionReason}</p>}
        {status === 'pending' && (
          <>
            <p className={classes.hint}>Enquanto ela está em análise, não é possível pedir outro plano.</p>
            <Button variant="default" onClick={cancel}>
              Cancelar solicitação
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
