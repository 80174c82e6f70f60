import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { openSession, readToken } from '../../api/session.ts';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { required, requiredEmail } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { EmailField, NameField } from '../../ui/form/account-fields.tsx';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { useUpdateProfileMutation } from '../profile/profile.gen.ts';

/** Time that the success message is shown before the modal closes. */
const CLOSES_AFTER_MS = 1_200;

interface ProfileModalProps {
  account: AccountFragment;
  onClose(): void;
}

/** Form for the administrator's own name and e-mail. */
export function ProfileModal({ account, onClose }: ProfileModalProps) {
  const [updateProfile] = useUpdateProfileMutation();
  const [isSaved, setIsSaved] = useState(false);
  // Values at opening; saving changes the cached ones.
  const [known] = useState(account.email);
  const isNewEmail = (email: string) => email.trim() !== known;
  const { form, element, problem, submit } = useServerForm({
    mode: 'controlled',
    initialValues: { name: account.name, email: account.email, currentPassword: '' },
    validate: {
      name: required('Nome é obrigatório'),
      // An unchanged address is not validated: the first start may create `admin@localhost`.
      email: (value) => (isNewEmail(value) ? requiredEmail(value) : null),
      currentPassword: (value, { email }) =>
        value === '' && isNewEmail(email) ? 'Informe a senha atual' : null,
    },
    failedText: 'Erro ao salvar perfil',
    async send({ name, email, currentPassword }) {
      const input = { name: name.trim(), email: email.trim() };
      const { data } = await updateProfile({
        variables: {
          input: { ...input, currentPassword: isNewEmail(input.email) ? currentPassword : null },
        },
      });
      const token = readToken();
      if (data && token) openSession({ token, user: data.updateProfile });
      showToast('Perfil atualizado com sucesso!');
      setIsSaved(true);
    },
  });
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSaved, onClose]);

  return (
    <SiteModal
      title="Editar perfil"
      size="md"
      canClose={!form.submitting}
      hasTyped={() => !isSaved && form.isDirty()}
      leaveWords={UNSAVED}
      onClose={onClose}
    >
      <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Meus dados">
        <NameField form={form} data-autofocus />
        <EmailField
          form={form}
          autoComplete="email"
          description="Um e-mail novo pede a senha atual e precisa ser confirmado de novo."
        />
        {isNewEmail(form.values.email) && !isSaved && (
          <PasswordField
            label="Senha atual"
            name="currentPassword"
            autoComplete="current-password"
            required
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
        )}
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting} disabled={isSaved}>
            Salvar alterações
          </Button>
          <CancelButton disabled={form.submitting}>{isSaved ? 'Fechar' : 'Cancelar'}</CancelButton>
        </div>
      </form>
    </SiteModal>
  );
}
