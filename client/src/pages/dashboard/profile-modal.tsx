import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { EmailField, NameField } from '../../ui/form/account-fields.tsx';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { useSaveProfile } from '../profile/use-save-profile.ts';

/** Time that the success message is shown before the modal closes. */
const CLOSES_AFTER_MS = 1_200;

/** Edits the administrator's own name and e-mail. */
export function ProfileModal({ account, onClose }: { account: AccountFragment; onClose(): void }) {
  const [isSaved, setIsSaved] = useState(false);
  // The address at opening; saving changes the cached one.
  const [initialEmail] = useState(account.email);
  const { isNewEmail, rules, save } = useSaveProfile(initialEmail);
  const { form, formProps, problem } = useServerForm({
    mode: 'controlled',
    initialValues: { name: account.name, email: account.email, currentPassword: '' },
    validate: {
      ...rules,
      currentPassword: (value, { email }) =>
        value === '' && isNewEmail(email) ? 'Informe a senha atual' : null,
    },
    failedText: 'Erro ao salvar perfil',
    async send(values) {
      await save(values);
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
      <form {...formProps} aria-label="Meus dados">
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
        <Problem text={problem} />
        <div className={formClasses.actions}>
          <CancelButton disabled={form.submitting}>{isSaved ? 'Fechar' : 'Cancelar'}</CancelButton>
          <Button type="submit" loading={form.submitting} disabled={isSaved}>
            Salvar alterações
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
