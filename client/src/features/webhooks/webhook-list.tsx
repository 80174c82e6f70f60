import { Button, Flex } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { patterns } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import lists from '../../ui/list/ruled-list.module.css';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { Panel } from '../../ui/panel.tsx';
import { namesOf } from './event-names.ts';
import { WebhookModal } from './webhook-modal.tsx';
import { WebhookSecretModal } from './webhook-secret-modal.tsx';
import { WebhookState } from './webhook-state.tsx';
import { useWebhooksQuery } from './webhooks.gen.ts';
import classes from './webhooks.module.css';

/** Lists the webhooks of the account and creates new ones. */
export function WebhookList({ isAdmin }: { isAdmin: boolean }) {
  const { data, previousData, failure, refetch } = useWebhooksQuery();
  const [isCreating, setCreating] = useState(false);
  useAskedModal(() => setCreating(true));
  const [created, setCreated] = useState<{ id: string; secret: string }>();
  const navigate = useNavigate();
  const webhooks = (data ?? previousData)?.webhooks;
  return (
    <Panel title="Webhooks" actions={<Button onClick={() => setCreating(true)}>Novo webhook</Button>}>
      <p>Seus programas são avisados quando algo muda {isAdmin ? 'no guia' : 'nas suas empresas'}.</p>
      <ListState
        hasData={webhooks !== undefined}
        isEmpty={webhooks?.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar os webhooks"
        retry={refetch}
        empty={
          <EmptyState title="Nenhum webhook">
            <p>
              Crie um com o endereço do seu programa. Ele recebe um aviso assinado a cada evento que você
              escolher.
            </p>
          </EmptyState>
        }
      >
        <ul className={lists.list}>
          {webhooks?.map((webhook) => (
            <Flex
              key={webhook.id}
              component="li"
              direction="column"
              gap="0.4rem"
              pt="sm"
              style={{ borderTop: '1px solid var(--line)' }}
            >
              <p className={lists.naming}>
                <Link to={`${patterns.webhooks}?webhook=${webhook.id}`} className={classes.address}>
                  {webhook.url}
                </Link>
                <WebhookState webhook={webhook} />
              </p>
              <p className={lists.muted}>{namesOf(webhook.events)}</p>
              {webhook.disabledReason && <p className={lists.muted}>{webhook.disabledReason}</p>}
            </Flex>
          ))}
        </ul>
      </ListState>
      {isCreating && (
        <WebhookModal
          onCreated={(id, secret) => setCreated({ id, secret })}
          onClose={() => setCreating(false)}
        />
      )}
      {created && (
        <WebhookSecretModal
          secret={created.secret}
          onClose={() => navigate(`${patterns.webhooks}?webhook=${created.id}`)}
        />
      )}
    </Panel>
  );
}
