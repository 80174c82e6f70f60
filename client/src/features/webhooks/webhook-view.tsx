import { useState } from 'react';
import { patterns } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { WebhookPanel } from './webhook-panel.tsx';
import { useWebhooksQuery } from './webhooks.gen.ts';

/** Shows one webhook with its deliveries. */
export function WebhookView({ id }: { id: string }) {
  const { data, previousData, failure, refetch } = useWebhooksQuery();
  const [testedId, setTestedId] = useState<string>();
  const webhook = (data ?? previousData)?.webhooks.find((candidate) => candidate.id === id);
  return (
    <PageFrame
      title="Webhook"
      lead="O que foi enviado fica aqui por 30 dias."
      actions={
        <LinkButton to={patterns.webhooks} variant="default">
          <Icon name="back" />
          Todos os webhooks
        </LinkButton>
      }
    >
      <ListState
        hasData={data !== undefined || webhook !== undefined}
        isEmpty={!webhook}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar o webhook"
        retry={refetch}
        empty={
          <EmptyState title="Webhook não encontrado">
            <p>Ele pode ter sido removido. Veja os que você tem.</p>
            <LinkButton to={patterns.webhooks}>Todos os webhooks</LinkButton>
          </EmptyState>
        }
      >
        {webhook && (
          <>
            <WebhookPanel webhook={webhook} onTested={setTestedId} />
            <DeliveryList webhook={webhook} testedId={testedId} reloadWebhook={refetch} />
          </>
        )}
      </ListState>
    </PageFrame>
  );
}
