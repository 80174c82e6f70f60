import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { ConfirmFields, useConfirmation } from '../../domain/account/confirm-fields.tsx';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import choices from '../../ui/field/choices.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { CHOICES, EVENT_NAMES, receivesMessages, type WebhookEvent } from './event-names.ts';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type WebhookItemFragment,
} from './webhooks.gen.ts';

const ADDRESS_HINT = 'Para onde os avisos vão: um endereço https:// que a internet alcança.';

interface WebhookModalProps {
  /** The webhook to edit; missing for a new one. */
  webhook?: WebhookItemFragment;
  /** Called with the secret of a new webhook. */
  onCreated?(id: string, secret: string): void;
  onClose(): void;
}

/** Creates or edits a webhook: its address and its events. */
export function WebhookModal({ webhook, onCreated, onClose }: WebhookModalProps) {
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const confirmation = useConfirmation();
  // The server also asks where the log has messages.
  const [isAsked, setIsAsked] = useState(false);
  const asks = (events: WebhookEvent[]) => isAsked || receivesMessages(events);
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      url: webhook?.url ?? 'https://',
      events: [...(webhook?.events ?? [])] as WebhookEvent[],
      ...confirmation.initialValues,
    },
    validate: {
      url: required('Endereço é obrigatório'),
      events: (events: WebhookEvent[]) => (events.length === 0 ? 'Escolha ao menos um evento.' : null),
      password: (value: string, { events }) => (asks(events) ? confirmation.validate.password(value) : null),
      otp: (value: string, { events }) => (asks(events) ? confirmation.validate.otp(value) : null),
    },
    failedText: 'Erro ao salvar webhook',
    async send({ url, events, password, otp }) {
      const input = {
        url: url.trim(),
        events,
        ...(asks(events) && confirmation.sent({ password, otp })),
      };
      if (webhook) {
        await update({ variables: { id: webhook.id, input } });
        showToast('Webhook salvo.');
      } else {
        // The secret is kept on the screen alone.
        const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache' });
        if (data) onCreated?.(data.createWebhook.id, data.createWebhook.newSecret ?? '');
      }
      onClose();
    },
    afterError: (error) => setIsAsked(isAsked || 'password' in failureOf(error).fields),
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={webhook ? 'Editar webhook' : 'Novo webhook'}
      size="lg"
      onClose={onClose}
      serverForm={serverForm}
      action={webhook ? 'Salvar' : 'Criar webhook'}
    >
      <TextInput
        label="Endereço"
        // A problem takes its place, so that nothing below moves when the server answers.
        description={form.errors.url ? undefined : ADDRESS_HINT}
        name="url"
        type="url"
        maxLength={2048}
        required
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label="Eventos" required {...form.getInputProps('events')}>
        <div className={choices.choices}>
          {CHOICES.map((name) => (
            <Checkbox key={name} name="events" value={name} label={EVENT_NAMES[name]} />
          ))}
        </div>
      </Checkbox.Group>
      {asks(form.values.events) && <ConfirmFields form={form} hasCode={confirmation.hasCode} />}
    </FormModal>
  );
}
