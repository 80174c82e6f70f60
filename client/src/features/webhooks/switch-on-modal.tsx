import { ConfirmFields, useConfirmation } from '../../domain/account/confirm-fields.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { useUpdateWebhookMutation } from './webhooks.gen.ts';

/** Switches a webhook on that receives messages, which asks for the password again. */
export function SwitchOnModal({ id, onClose }: { id: string; onClose(): void }) {
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
