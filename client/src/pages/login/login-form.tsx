import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import formClasses from '../../components/form.module.css';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { adoptTyped } from '../../lib/adopt-typed.ts';
import { failureOf } from '../../lib/apollo/errors.ts';
import { accountEmail, required } from '../../lib/field-rules.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { openSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { useLoginMutation } from './login.gen.ts';

const FAILED = 'Erro ao fazer login. Tente novamente.';

/** Opens a session; the page then leads on. */
export function LoginForm({ next }: { next: string | undefined }) {
  const [login] = useLoginMutation();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', remember: false },
    validate: { email: accountEmail, password: required('Senha é obrigatória') },
  });
  const send = form.onSubmit(
    async (input) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        const { data } = await login({ variables: { input: { ...input, email: input.email.trim() } } });
        if (data) openSession(data.login);
      } catch (error) {
        setProblem(showRefusal(form.setErrors, element.current, error, FAILED));
        // Most often it is the password that is typed again.
        if (Object.keys(failureOf(error).fields).length === 0)
          focusFirstError(element.current, { password: true });
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(element.current, form);
    send(event);
  };
  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Entrar">
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={formClasses.between}>
        <Checkbox
          label="Lembrar de mim"
          name="remember"
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <Link to={paths.forgotPassword()}>Esqueci minha senha</Link>
      </div>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="md" disabled={!isHydrated} loading={form.submitting}>
        Entrar
      </Button>
      <p className={formClasses.aside}>
        Ainda não tem conta? <Link to={paths.register(next)}>Cadastre sua empresa</Link>
      </p>
      <p className={formClasses.aside}>
        Ao entrar você concorda com os <Link to={paths.terms()}>Termos de uso</Link> e a{' '}
        <Link to={paths.privacy()}>Política de privacidade</Link>.
      </p>
    </form>
  );
}
