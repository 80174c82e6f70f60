import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { newPassword, samePassword } from '../../lib/field-rules.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { EmailField, NameField, NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useChangePasswordMutation } from './profile.gen.ts';
import { useSaveProfile } from './use-save-profile.ts';

const SAVED = 'Perfil atualizado com sucesso!';
const SAVED_LOGIN = 'Dados atualizados com sucesso. Faça login novamente se alterou o email ou a senha.';

/** Shows the form for name, e-mail and an optional new password. */
export function ProfileForm({ account }: { account: AccountFragment }) {
  const { isNewEmail, rules, save } = useSaveProfile(account.email);
  const [changePassword] = useChangePasswordMutation();
  const [isLoginChanged, setIsLoginChanged] = useState(false);
  const { form, formProps, problem } = useServerForm({
    initialValues: {
      name: account.name,
      email: account.email,
      currentPassword: '',
      password: '',
      passwordConfirmation: '',
    },
    validate: {
      ...rules,
      currentPassword: (value, { email, password }) =>
        value === '' && (password !== '' || isNewEmail(email)) ? 'Informe a senha atual' : null,
      password: (value) => (value === '' ? null : newPassword(value)),
      passwordConfirmation: samePassword,
    },
    failedText: 'Erro ao salvar perfil',
    async send(values) {
      const { currentPassword, password, passwordConfirmation } = values;
      const isEmailNew = isNewEmail(values.email);
      setIsLoginChanged(false);
      const saved = await save(values);
      setIsLoginChanged(isEmailNew);
      if (password !== '') {
        try {
          await changePassword({ variables: { input: { currentPassword, password, passwordConfirmation } } });
        } catch (error) {
          showToast('Nome e e-mail foram salvos; a senha, não.', 'error');
          throw error;
        }
      }
      form.setInitialValues({ ...saved, currentPassword: '', password: '', passwordConfirmation: '' });
      form.reset();
      setIsLoginChanged(isEmailNew || password !== '');
      showToast(SAVED);
    },
  });

  return (
    <form {...formProps} aria-label="Meus dados">
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
            confirmationHint="Suas outras sessões e suas chaves de API serão encerradas."
            required={false}
          />
        </div>
      </fieldset>
      <Problem text={problem} />
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
