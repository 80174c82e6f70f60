import { Button } from '@mantine/core';
import { useState } from 'react';
import { openSession, readToken } from '../../api/session.ts';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { newPassword, required, requiredEmail, samePassword } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { EmailField, NameField, NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useChangePasswordMutation, useUpdateProfileMutation } from './profile.gen.ts';

const SAVED = 'Perfil atualizado com sucesso!';
const SAVED_LOGIN = 'Dados atualizados com sucesso. Faça login novamente se alterou o email ou a senha.';

/** Form for name, e-mail and an optional new password. */
export function ProfileForm({ account }: { account: AccountFragment }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [changePassword] = useChangePasswordMutation();
  const [isLoginChanged, setIsLoginChanged] = useState(false);
  // Compared like the server does, which stores the case.
  const isNewEmail = (email: string) => email.trim() !== account.email;
  const { form, element, problem, submit } = useServerForm({
    initialValues: {
      name: account.name,
      email: account.email,
      currentPassword: '',
      password: '',
      passwordConfirmation: '',
    },
    validate: {
      name: required('Nome é obrigatório'),
      // An unchanged address is not validated: the first start may create `admin@localhost`.
      email: (value) => (isNewEmail(value) ? requiredEmail(value) : null),
      currentPassword: (value, { email, password }) =>
        value === '' && (password !== '' || isNewEmail(email)) ? 'Informe a senha atual' : null,
      password: (value) => (value === '' ? null : newPassword(value)),
      passwordConfirmation: samePassword,
    },
    failedText: 'Erro ao salvar perfil',
    async send({ currentPassword, password, passwordConfirmation, ...typed }) {
      setIsLoginChanged(false);
      const input = { name: typed.name.trim(), email: typed.email.trim() };
      const isEmailNew = isNewEmail(input.email);
      const { data } = await updateProfile({
        variables: { input: { ...input, currentPassword: isEmailNew ? currentPassword : null } },
      });
      const token = readToken();
      if (data && token) openSession({ token, user: data.updateProfile });
      setIsLoginChanged(isEmailNew);
      if (password !== '') {
        try {
          await changePassword({ variables: { input: { currentPassword, password, passwordConfirmation } } });
        } catch (error) {
          showToast('Nome e e-mail foram salvos; a senha, não.', 'error');
          throw error;
        }
      }
      form.setInitialValues({ ...input, currentPassword: '', password: '', passwordConfirmation: '' });
      form.reset();
      setIsLoginChanged(isEmailNew || password !== '');
      showToast(SAVED);
    },
  });

  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Meus dados">
      <div className={formClasses.pair}>
        <NameField form={form} />
        <EmailField
          form={form}
          autoComplete="email"
          description="Um e-mail novo pede a senha atual e precisa ser confirmado de novo."
        />
      </div>
      <fieldset className={formClasses.group}>
        <legend>Alterar senha (opcional)</legend>
        <PasswordField
          label="Senha atual"
          name="currentPassword"
          description="Necessária para trocar a senha ou o e-mail."
          autoComplete="current-password"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <div className={formClasses.pair}>
          <NewPasswordFields
            form={form}
            label="Nova senha"
            confirmationHint="Suas outras sessões serão encerradas."
            required={false}
          />
        </div>
      </fieldset>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      {isLoginChanged && (
        <Notice tone="success" announce>
          {SAVED_LOGIN}
        </Notice>
      )}
      <div className={formClasses.actions}>
        <Button type="submit" loading={form.submitting}>
          Salvar alterações
        </Button>
      </div>
    </form>
  );
}
