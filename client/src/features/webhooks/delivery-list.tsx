import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import { formatAmount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import lists from '../../ui/list/ruled-list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import { DELIVERY_STATES, type DeliveryStatus, isBeingSent } from './delivery-states.ts';
import { useWebhookDeliveriesQuery, type WebhookItemFragment } from './webhooks.gen.ts';
import classes from './webhooks.module.css';

const WAITING_MS = 1_500;
const RESTING_MS = 15_000;

interface DeliveryListProps {
  webhook: WebhookItemFragment;
  /** The last test's delivery. */
  testedId: string | undefined;
  /** A delivery may switch the webhook off. */
  reloadWebhook(): Promise<void>;
}

/** Lists what was sent to a webhook and follows what is being sent; shows the answer to a test. */
export function DeliveryList({ webhook, testedId, reloadWebhook }: DeliveryListProps) {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<DeliveryStatus>();
  const variables = { webhookId: webhook.id, page, status: status ?? null };
  const { data, previousData, failure, refetch } = useWebhookDeliveriesQuery({ variables });
  const list = (data ?? previousData)?.webhookDeliveries;
  const items = list?.items ?? [];
  usePolling(refetch, { everyMs: items.some(isBeingSent) ? WAITING_MS : RESTING_MS });
  // The newest is first: a test is on the first page of all.
  useEffect(() => {
    if (testedId === undefined) return;
    setPage(1);
    setStatus(undefined);
  }, [testedId]);
  const tested = items.find(({ id }) => id === testedId);
  const failedNow = items.find((item) => item.status !== 'queued')?.lastError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the last result changes.
  useEffect(() => {
    if (failedNow) void reloadWebhook();
  }, [failedNow]);
  const last = data?.webhookDeliveries.lastPage;
  if (last !== undefined && page > last) setPage(last);

  return (
    <Panel
      title="Envios"
      actions={
        <NativeSelect
          aria-label="Situação dos envios"
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setPage(1);
            setStatus(value === '' ? undefined : (value as DeliveryStatus));
          }}
          data={[
            { value: '', label: 'Todos' },
            ...Object.entries(DELIVERY_STATES).map(([value, { many }]) => ({ value, label: many })),
          ]}
        />
      }
    >
      {tested && tested.status !== 'queued' && (
        <Notice tone={tested.status === 'sent' ? 'success' : 'error'} announce>
          {tested.status === 'sent'
            ? `O teste chegou: o endereço respondeu ${tested.answerStatus}.`
            : `O teste não chegou. ${tested.lastError ?? ''}`}
          {tested.answer && <pre className={classes.text}>{tested.answer}</pre>}
        </Notice>
      )}
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.total === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar os envios"
        retry={refetch}
        empty={
          <EmptyState title="Nenhum envio">
            <p>
              {status
                ? 'Não há envios nesta situação.'
                : 'Faça um teste, ou espere o próximo evento escolhido.'}
            </p>
          </EmptyState>
        }
      >
        <p className={lists.muted}>{formatAmount(list?.total ?? 0, 'envio', 'envios')}</p>
        <ul className={lists.list}>
          {items.map((item) => (
            <DeliveryItem key={item.id} delivery={item} canResend={webhook.isActive} />
          ))}
        </ul>
        <PageButtons
          label="Páginas dos envios"
          page={page}
          lastPage={list?.lastPage ?? 1}
          isWaiting={!data && !failure}
          onSelect={setPage}
        />
      </ListState>
    </Panel>
  );
}
