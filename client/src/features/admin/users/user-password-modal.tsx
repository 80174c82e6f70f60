import { Button } from '@mantine/core';
import { NewPasswordFields } from '../../../components/account-fields.tsx';
import { CancelButton } from '../../../components/cancel-button.tsx';
import formClasses from '../../../components/form.module.css';
import { Notice } from '../../../components/notice.tsx';
import { SiteModal } from '../../../components/site-modal.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { newPassword, samePassword } from '../../../lib/field-rules.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import { type UserRowFragment, useSetUserPasswordMutation } from './users.gen.ts';

interface UserPasswordModalProps {
  user: UserRowFragment;
  onClose(): void;
}

/** A new password for somebody's account; whoever is signed in with it is signed out. */
export function UserPasswordModal({ user, onClose }: UserPasswordModalProps) {
  const [setPassword] = useSetUserPasswordMutation();
  const { form, element, problem, submit } = useServerForm({
    initialValues: { password: '', passwordConfirmation: '' },
    validate: { password: newPassword, passwordConfirmation: samePassword },
    failedText: 'Erro ao salvar usuário',
    async send(values) {
      await setPassword({ variables: { id: user.id, ...values } });
      showToast(`${user.name} tem uma senha nova.`);
      onClose();
    },
  });
  return (
    <SiteModal
      title="Definir senha"
      size="md"
      canClose={!form.submitting}
      hasTyped={() => form.isDirty()}
      onClose={onClose}
    >
      <form
        ref={element}
        className={formClasses.form}
        onSubmit={submit}
        noValidate
        aria-label="Senha da conta"
      >
        <p>
          A senha de <strong>{user.name}</strong> muda agora. Quem estiver usando a conta precisa entrar de
          novo.
        </p>
        <NewPasswordFields
          form={form}
          label="Nova senha"
          hasFocus
          confirmationLabel="Confirmar nova senha"
          confirmationHint="Entregue-a à pessoa: ela não é enviada por e-mail."
        />
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting}>
            Definir senha
          </Button>
          <CancelButton disabled={form.submitting} />
        </div>
      </form>
    </SiteModal>
  );
}
