import { Button, Flex, Group } from '@mantine/core';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import type { Choices } from '../../ui/list/choices.ts';
import lists from '../../ui/list/ruled-list.module.css';
import { StatusTag } from '../../ui/status-tag.tsx';
import { EVENT_NAMES } from './event-names.ts';
import { useResendWebhookDeliveryMutation, type WebhookDeliveryItemFragment } from './webhooks.gen.ts';
import classes from './webhooks.module.css';

type DeliveryStatus = WebhookDeliveryItemFragment['status'];

/** The name and tone of each status, and what the filter calls deliveries with it. */
const DELIVERY_STATES = {
  queued: { name: 'Na fila', tone: 'waiting', many: 'Na fila' },
  sent: { name: 'Entregue', tone: 'good', many: 'Entregues' },
  failed: { name: 'Não entregue', tone: 'bad', many: 'Não entregues' },
} as const satisfies Record<DeliveryStatus, object>;

/** Values of the filter, in the URL. */
export const DELIVERY_CHOICES: Choices<DeliveryStatus | 'all'> = [
  { value: 'all', label: 'Todos' },
  ...(['queued', 'sent', 'failed'] as const).map((value) => ({ value, label: DELIVERY_STATES[value].many })),
];

/** Returns whether a delivery is about to be sent or being sent: its last error is cleared when an attempt begins. */
export const isBeingSent = ({ status, attempts, lastError }: WebhookDeliveryItemFragment): boolean =>
  status === 'queued' && (attempts === 0 || lastError === null);

interface DeliveryItemProps {
  delivery: WebhookDeliveryItemFragment;
  /** False while the webhook is off. */
  canResend: boolean;
}

/** Returns JSON with line breaks; another text as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Shows one delivery: its state, and on demand what was sent and answered. */
export function DeliveryItem({ delivery, canResend }: DeliveryItemProps) {
  const { id, event, status, attempts, createdAt, triedAt, nextTryAt } = delivery;
  const { answerStatus, answer, tookMs, lastError, body } = delivery;
  const [resend] = useResendWebhookDeliveryMutation();
  const { isBusy, problem, attempt } = useAttempt('Não foi possível reenviar agora. Tente novamente.');
  const { name, tone } = DELIVERY_STATES[status];
  const at = formatDateTime(createdAt);
  const again = () =>
    attempt(async () => {
      await resend({ variables: { id } });
      showToast('O envio voltou para a fila.');
    });
  return (
    <Flex
      component="li"
      direction="column"
      gap="0.4rem"
      pt="sm"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Group gap="0.5rem 1rem" justify="space-between">
        <div>
          <p className={lists.naming}>
            <strong>{EVENT_NAMES[event]}</strong>
            <StatusTag tone={tone}>{name}</StatusTag>
          </p>
          <p className={lists.muted}>
            {at}
            {answerStatus !== null && ` · resposta ${answerStatus}`}
            {tookMs !== null && ` em ${formatNumber(tookMs)} ms`}
          </p>
          {lastError && <p className={lists.muted}>{lastError}</p>}
        </div>
        {status !== 'queued' && canResend && (
          <Button
            variant="default"
            onClick={again}
            loading={isBusy}
            aria-label={`Reenviar: ${EVENT_NAMES[event]}, ${at}`}
          >
            Reenviar
          </Button>
        )}
      </Group>
      <Problem text={problem} />
      <details className={classes.details}>
        <summary>
          Detalhes
          <span className="visually-hidden">
            {' '}
            de {EVENT_NAMES[event]}, {at}
          </span>
        </summary>
        <div className={classes.inside}>
          <dl className={classes.facts}>
            <dt>webhook-id</dt>
            <dd className={classes.address}>{id}</dd>
            <dt>Tentativas</dt>
            <dd>{attempts}</dd>
            {triedAt && (
              <>
                <dt>Última</dt>
                <dd>{formatDateTime(triedAt)}</dd>
              </>
            )}
            {nextTryAt && !isBeingSent(delivery) && (
              <>
                <dt>Próxima</dt>
                <dd>{formatDateTime(nextTryAt)}</dd>
              </>
            )}
          </dl>
          <h3>Enviado</h3>
          {body === null ? (
            <p className={lists.muted}>
              {triedAt ? 'O que foi enviado já foi apagado do registro.' : 'Nada foi enviado ainda.'}
            </p>
          ) : (
            <pre className={classes.text}>{indented(body)}</pre>
          )}
          <h3>Resposta</h3>
          {answer ? <pre className={classes.text}>{answer}</pre> : <p className={lists.muted}>Sem texto.</p>}
        </div>
      </details>
    </Flex>
  );
}
