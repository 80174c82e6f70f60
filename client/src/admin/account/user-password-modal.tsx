import { newPassword, samePassword } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { NewPasswordFields } from '../../ui/form/account-fields.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { type UserRowFragment, useSetUserPasswordMutation } from './users.gen.ts';

interface UserPasswordModalProps {
  user: UserRowFragment;
  onClose(): void;
}

/** Sets a new password for an account, which ends its sessions. */
export function UserPasswordModal({ user, onClose }: UserPasswordModalProps) {
  const [setPassword] = useSetUserPasswordMutation();
  const serverForm = useServerForm({
    initialValues: { password: '', passwordConfirmation: '' },
    validate: { password: newPassword, passwordConfirmation: samePassword },
    failedText: 'Erro ao salvar usuário',
    async send(values) {
      await setPassword({ variables: { id: user.id, ...values } });
      showToast(`${user.name} tem uma senha nova.`);
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title="Definir senha"
      onClose={onClose}
      serverForm={serverForm}
      label="Senha da conta"
      action="Definir senha"
    >
      <p>
        A senha de <strong>{user.name}</strong> muda agora. Quem estiver usando a conta precisa entrar de
        novo, e as chaves de API dela deixam de valer.
      </p>
      <NewPasswordFields
        form={form}
        label="Nova senha"
        hasFocus
        confirmationHint="Entregue-a à pessoa: ela não é enviada por e-mail."
      />
    </FormModal>
  );
}
