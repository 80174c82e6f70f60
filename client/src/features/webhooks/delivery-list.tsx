import { Group } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { formatAmount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useBusyControl } from '../../ui/feedback/use-busy-control.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { filterOf } from '../../ui/list/choices.ts';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { RowsChoice } from '../../ui/list/rows-choice.tsx';
import lists from '../../ui/list/ruled-list.module.css';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useAnchor } from '../../ui/navigation/use-anchor.ts';
import { Panel } from '../../ui/panel.tsx';
import { DELIVERY_CHOICES, DeliveryItem, isBeingSent } from './delivery-item.tsx';
import { useWebhookDeliveriesQuery, type WebhookItemFragment } from './webhooks.gen.ts';
import classes from './webhooks.module.css';

/** Anchor of the list, so that paging does not scroll to the top. */
const ANCHOR = 'envios';
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
  const address = useListAddress();
  useAnchor();
  const status = filterOf(address, 'status', DELIVERY_CHOICES);
  const variables = { webhookId: webhook.id, status, page: address.page, perPage: address.rows };
  const { data, previousData, failure, refetch } = useWebhookDeliveriesQuery({ variables });
  const list = (data ?? previousData)?.webhookDeliveries;
  const items = list?.items ?? [];
  usePolling(refetch, { everyMs: items.some(isBeingSent) ? WAITING_MS : RESTING_MS });
  // The newest is first: a test is on the first page of all.
  const showNewest = useEffectEvent(() => address.change({ status: '' }));
  useEffect(() => {
    if (testedId !== undefined) showNewest();
  }, [testedId]);
  const tested = items.find(({ id }) => id === testedId);
  const failedNow = items.find((item) => item.status !== 'queued')?.lastError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the last result changes.
  useEffect(() => {
    if (failedNow) void reloadWebhook();
  }, [failedNow]);
  const isWaiting = !data && previousData !== undefined && !failure;
  useBusyControl(isWaiting);
  const last = data?.webhookDeliveries.lastPage;
  if (last !== undefined && address.page > last) return <Navigate to={address.pathOf(last)} replace />;

  return (
    <Panel
      title="Envios"
      anchor={ANCHOR}
      actions={
        <ListChoice
          address={address}
          name="status"
          label="Situação dos envios"
          isLabelHidden
          choices={DELIVERY_CHOICES}
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
          status ? (
            <EmptyState title="Nenhum envio">
              <p>Não há envios nesta situação.</p>
              <LinkButton to={`${address.pathWith({ status: '' })}#${ANCHOR}`} variant="default">
                Ver todos
              </LinkButton>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhum envio">
              <p>Faça um teste, ou espere o próximo evento escolhido.</p>
            </EmptyState>
          )
        }
      >
        {isWaiting && <LoadingBar />}
        <p className={lists.muted}>{formatAmount(list?.total ?? 0, 'envio', 'envios')}</p>
        <ul className={lists.list}>
          {items.map((item) => (
            <DeliveryItem key={item.id} delivery={item} canResend={webhook.isActive} />
          ))}
        </ul>
        <Group gap="0.5rem 1rem" justify="space-between">
          <RowsChoice rows={address.rows} total={list?.total ?? 0} onChange={address.changeRows} />
          <Paging
            label="Páginas dos envios"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={(page) => `${address.pathOf(page)}#${ANCHOR}`}
          />
        </Group>
      </ListState>
    </Panel>
  );
}
