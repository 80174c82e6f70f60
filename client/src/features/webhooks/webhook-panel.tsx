import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmFields, useConfirmation } from '../../domain/account/confirm-fields.tsx';
import { DAY_MS, formatDateTime } from '../../lib/format.ts';
import { patterns } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { namesOf, receivesMessages } from './event-names.ts';
import { WebhookModal } from './webhook-modal.tsx';
import { WebhookSecretModal } from './webhook-secret-modal.tsx';
import { WebhookState } from './webhook-state.tsx';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookItemFragment,
} from './webhooks.gen.ts';
import classes from './webhooks.module.css';

/** Switches a webhook on that receives messages, which asks for the password again. */
function SwitchOnModal({ id, onClose }: { id: string; onClose(): void }) {
  const [update] = useUpdateWebhookMutation();
  const confirmation = useConfirmation();
  const serverForm = useServerForm({
    initialValues: confirmation.initialValues,
    validate: confirmation.validate,
    failedText: 'Não foi possível salvar agora. Tente novamente.',
    async send(values) {
      await update({ variables: { id, input: { isActive: true, ...confirmation.sent(values) } } });
      showToast('Webhook ligado.');
      onClose();
    },
  });
  return (
    <FormModal title="Ligar o webhook" serverForm={serverForm} action="Ligar" onClose={onClose}>
      <p>As mensagens que chegarem serão enviadas ao endereço dele.</p>
      <ConfirmFields form={serverForm.form} hasCode={confirmation.hasCode} />
    </FormModal>
  );
}

interface WebhookPanelProps {
  webhook: WebhookItemFragment;
  /** Called with the delivery of a test. */
  onTested(deliveryId: string): void;
}

/** Shows a webhook's data and what can be done with it. */
export function WebhookPanel({ webhook, onTested }: WebhookPanelProps) {
  const { id, url, events, isActive, rotatedAt, disabledReason } = webhook;
  const variables = { id };
  const [update] = useUpdateWebhookMutation();
  const [remove] = useDeleteWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [test] = useTestWebhookMutation();
  const [open, setOpen] = useState<'edit' | 'switch on' | 'switch off' | 'rotate' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const testing = useAttempt('Não foi possível enviar o teste agora. Tente novamente.');
  const switching = useAttempt('Não foi possível salvar agora. Tente novamente.');
  const navigate = useNavigate();
  const close = () => setOpen(undefined);

  const runTest = () =>
    testing.attempt(async () => {
      const { data } = await test({ variables });
      if (data) onTested(data.testWebhook.id);
    });
  const setActive = (next: boolean) => update({ variables: { id, input: { isActive: next } } });
  const switchOn = () =>
    switching.attempt(async () => {
      await setActive(true);
      showToast('Webhook ligado.');
    });
  const renewSecret = async () => {
    const { data } = await rotate({ variables, fetchPolicy: 'no-cache' });
    close();
    setSecret(data?.rotateWebhookSecret.newSecret ?? undefined);
  };
  const oldSecretEnds = rotatedAt && new Date(Date.parse(rotatedAt) + DAY_MS);

  return (
    <Panel title="Dados" actions={<WebhookState webhook={webhook} />}>
      {disabledReason && (
        <Notice tone="warning">
          {disabledReason} Corrija o endereço, faça um teste e ligue o webhook de novo.
        </Notice>
      )}
      <dl className={classes.facts}>
        <dt>Endereço</dt>
        <dd className={classes.address}>{url}</dd>
        <dt>Eventos</dt>
        <dd>{namesOf(events)}</dd>
        {oldSecretEnds && oldSecretEnds.getTime() > Date.now() && (
          <>
            <dt>Segredo anterior</dt>
            <dd>vale até {formatDateTime(oldSecretEnds.toISOString())}</dd>
          </>
        )}
      </dl>
      <Problem text={testing.problem ?? switching.problem} />
      <div className={formClasses.actions}>
        <Button onClick={runTest} loading={testing.isBusy}>
          Enviar teste
        </Button>
        <Button variant="default" onClick={() => setOpen('edit')}>
          Editar
        </Button>
        <Button
          variant="default"
          onClick={
            isActive
              ? () => setOpen('switch off')
              : receivesMessages(events)
                ? () => setOpen('switch on')
                : switchOn
          }
          loading={switching.isBusy}
        >
          {isActive ? 'Desligar' : 'Ligar'}
        </Button>
        <Button variant="default" onClick={() => setOpen('rotate')}>
          Trocar segredo
        </Button>
        <Button variant="subtle" c="var(--mantine-color-error)" onClick={() => setOpen('remove')}>
          Remover
        </Button>
      </div>
      {open === 'edit' && <WebhookModal webhook={webhook} onClose={close} />}
      {open === 'switch on' && <SwitchOnModal id={id} onClose={close} />}
      {open === 'switch off' && (
        <AttemptModal
          title="Desligar o webhook?"
          action="Desligar"
          isDestructive={false}
          failedText="Não foi possível salvar agora. Tente novamente."
          doneText="Webhook desligado."
          run={() => setActive(false)}
          onDone={close}
          onClose={close}
        >
          <p>
            O que acontecer enquanto ele estiver desligado não é guardado nem avisado depois. Você pode
            ligá-lo de novo quando quiser.
          </p>
        </AttemptModal>
      )}
      {open === 'rotate' && (
        <AttemptModal
          title="Trocar o segredo?"
          action="Trocar segredo"
          isDestructive={false}
          failedText="Não foi possível trocar o segredo. Tente novamente."
          run={renewSecret}
          onClose={close}
        >
          <p>
            Por 24 horas os avisos são assinados com o segredo novo e com o atual. Assim o seu programa muda
            sem perder nenhum.
          </p>
        </AttemptModal>
      )}
      {open === 'remove' && (
        <AttemptModal
          title="Remover webhook?"
          action="Remover webhook"
          failedText="Erro ao remover webhook"
          doneText="Webhook removido."
          codesOfDone={['NOT_FOUND']}
          run={() => remove({ variables })}
          onDone={() => navigate(patterns.webhooks, { replace: true })}
          onClose={close}
        >
          <p>
            <strong className={classes.address}>{url}</strong> deixa de receber avisos, e o registro de envios
            é apagado. Isto não pode ser desfeito.
          </p>
        </AttemptModal>
      )}
      {secret && <WebhookSecretModal secret={secret} onClose={() => setSecret(undefined)} />}
    </Panel>
  );
}
