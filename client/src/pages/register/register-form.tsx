import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import formClasses from '../../components/form.module.css';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { adoptTyped } from '../../lib/adopt-typed.ts';
import { newPassword, required, requiredEmail, samePassword } from '../../lib/field-rules.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { openSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { useRegisterMutation } from './register.gen.ts';

const FAILED = 'Erro ao registrar';
/** Longer than a press takes: a sentence that appears must not push away what is being pressed. */
const JUDGE_MS = 250;
const EMPTY = { name: '', email: '', companyName: '', password: '', passwordConfirmation: '', terms: false };

/** Makes an account for a company and signs it in; the page then leads on. */
export function RegisterForm({ next }: { next: string | undefined }) {
  const [register] = useRegisterMutation();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validateInputOnBlur: ['email', 'password'],
    validateDebounce: JUDGE_MS,
    validate: {
      name: required('Nome é obrigatório'),
      email: requiredEmail,
      password: newPassword,
      passwordConfirmation: samePassword,
      terms: (value) => (value ? null : 'Aceite os termos para continuar'),
    },
  });
  const send = form.onSubmit(
    async ({ companyName, ...values }) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        const input = { ...values, email: values.email.trim(), companyName: companyName.trim() || null };
        const { data } = await register({ variables: { input } });
        if (data) openSession(data.register);
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
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Cadastrar">
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
        autoComplete="username"
        maxLength={254}
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div className={formClasses.pair}>
        <NativeSelect
          label="Tipo de conta"
          name="role"
          data={[{ value: 'company', label: 'Empresa' }]}
          defaultValue="company"
        />
        <TextInput
          label="Nome da empresa (opcional)"
          name="companyName"
          autoComplete="organization"
          maxLength={120}
          key={form.key('companyName')}
          {...form.getInputProps('companyName')}
        />
      </div>
      <div className={formClasses.pair}>
        <PasswordField
          label="Senha"
          name="password"
          description="De 8 a 128 caracteres; evite as mais comuns."
          autoComplete="new-password"
          required
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirmar senha"
          name="passwordConfirmation"
          description="A mesma senha outra vez."
          autoComplete="new-password"
          required
          key={form.key('passwordConfirmation')}
          {...form.getInputProps('passwordConfirmation')}
        />
      </div>
      <Checkbox
        name="terms"
        label={
          <>
            Li e aceito os{' '}
            <Link to={paths.terms()} target="_blank">
              Termos de uso
            </Link>{' '}
            e a{' '}
            <Link to={paths.privacy()} target="_blank">
              Política de privacidade
            </Link>{' '}
            (abrem em outra aba)
          </>
        }
        required
        key={form.key('terms')}
        {...form.getInputProps('terms', { type: 'checkbox' })}
      />
      <Notice>Sua empresa será verificada pela nossa equipe antes da publicação.</Notice>
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="md" disabled={!isHydrated} loading={form.submitting}>
        Cadastrar
      </Button>
      <p className={formClasses.aside}>
        Já tem conta? <Link to={paths.login(next)}>Entre</Link>
      </p>
    </form>
  );
}
