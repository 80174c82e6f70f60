import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import formClasses from '../../components/form.module.css';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { showToast } from '../../components/toast-store.ts';
import type { AccountFragment } from '../../features/session/viewer.gen.ts';
import { adoptTyped } from '../../lib/adopt-typed.ts';
import { newPassword, required, requiredEmail } from '../../lib/field-rules.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { openSession, readToken } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { useChangePasswordMutation, useUpdateProfileMutation } from './profile.gen.ts';

const FAILED = 'Erro ao salvar perfil';
const SAVED = 'Perfil atualizado com sucesso!';
const SAVED_LOGIN = 'Dados atualizados com sucesso. Faça login novamente se alterou o email ou a senha.';

/** Name and e-mail, and a new password where one is typed (SPEC section 5, Profile). */
export function ProfileForm({ account }: { account: AccountFragment }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [changePassword] = useChangePasswordMutation();
  const [problem, setProblem] = useState<string>();
  const [isLoginChanged, setIsLoginChanged] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // As the server sees it: one in other letters is a new one.
  const isNewEmail = (email: string) => email.trim() !== account.email;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      name: account.name,
      email: account.email,
      currentPassword: '',
      password: '',
      passwordConfirmation: '',
    },
    validate: {
      name: required('Nome é obrigatório'),
      // One that stays is not judged: the first start may make `admin@localhost`.
      email: (value) => (isNewEmail(value) ? requiredEmail(value) : null),
      currentPassword: (value, { email, password }) =>
        value === '' && (password !== '' || isNewEmail(email)) ? 'Informe a senha atual' : null,
      password: (value) => (value === '' ? null : newPassword(value)),
      passwordConfirmation: (value, { password }) => (value === password ? null : 'As senhas não coincidem'),
    },
  });

  const save = async (values: typeof form.values) => {
    const { currentPassword, password, passwordConfirmation } = values;
    const input = { name: values.name.trim(), email: values.email.trim() };
    const isEmailNew = isNewEmail(input.email);
    const { data } = await updateProfile({
      variables: { input: { ...input, currentPassword: isEmailNew ? currentPassword : null } },
    });
    const token = readToken();
    if (data && token) openSession({ token, user: data.updateProfile });
    if (password !== '') {
      await changePassword({ variables: { input: { currentPassword, password, passwordConfirmation } } });
    }
    form.setInitialValues({ ...input, currentPassword: '', password: '', passwordConfirmation: '' });
    form.reset();
    setIsLoginChanged(isEmailNew || password !== '');
    showToast(SAVED);
  };

  const send = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      setIsLoginChanged(false);
      try {
        await save(values);
      } catch (error) {
        setProblem(showRefusal(form.setErrors, element.current, error, FAILED));
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(element.current, form);
    send(event);
  };

  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Meus dados">
      <div className={formClasses.pair}>
        <TextInput
          label="Nome completo"
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          description="Um e-mail novo pede a senha atual e precisa ser confirmado de novo."
          autoComplete="email"
          maxLength={254}
          required
          key={form.key('email')}
          {...form.getInputProps('email')}
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
          <PasswordField
            label="Nova senha"
            name="password"
            description="De 8 a 128 caracteres; evite as mais comuns."
            autoComplete="new-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <PasswordField
            label="Confirmar nova senha"
            name="passwordConfirmation"
            description="Suas outras sessões serão encerradas."
            autoComplete="new-password"
            key={form.key('passwordConfirmation')}
            {...form.getInputProps('passwordConfirmation')}
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
