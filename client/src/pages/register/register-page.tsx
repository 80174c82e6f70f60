import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { openSession, useSession } from '../../api/session.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { newPassword, required, requiredEmail, samePassword } from '../../lib/field-rules.ts';
import { homePathOf, nextPathOf, paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { EmailField, NameField, NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRegisterMutation } from './register.gen.ts';

/** Longer than a press, so that an error that appears on blur does not move the button being pressed. */
const VALIDATE_DELAY_MS = 250;
const EMPTY = { name: '', email: '', companyName: '', password: '', passwordConfirmation: '', terms: false };

/** Creates a company account and signs in. */
function RegisterForm({ next }: { next: string | undefined }) {
  const [isDone, setDone] = useState(false);
  const [register] = useRegisterMutation();
  const serverForm = useServerForm({
    initialValues: EMPTY,
    validateInputOnBlur: ['email', 'password'],
    validateDebounce: VALIDATE_DELAY_MS,
    validate: {
      name: required('Nome é obrigatório'),
      email: requiredEmail,
      password: newPassword,
      passwordConfirmation: samePassword,
      terms: (value) => (value ? null : 'Aceite os termos para continuar'),
    },
    failedText: 'Erro ao registrar',
    async send({ companyName, ...values }) {
      const input = { ...values, email: values.email.trim(), companyName: companyName.trim() || null };
      const { data } = await register({ variables: { input } });
      if (!data) return;
      setDone(true);
      openSession(data.register);
    },
  });
  const { form, formProps } = serverForm;
  return (
    <form {...formProps} aria-label="Cadastrar">
      <NameField form={form} />
      <EmailField form={form} />
      <div className={formClasses.pair}>
        <SelectField
          label="Tipo de conta"
          name="role"
          data={[{ value: 'company', label: 'Empresa' }]}
          defaultValue="company"
        />
        <TextField
          label="Nome da empresa (opcional)"
          name="companyName"
          autoComplete="organization"
          maxLength={120}
          key={form.key('companyName')}
          {...form.getInputProps('companyName')}
        />
      </div>
      <div className={formClasses.pair}>
        <NewPasswordFields form={form} label="Senha" confirmationHint="A mesma senha outra vez." />
      </div>
      <CheckField
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
      <Notice>A administração verifica a sua empresa antes da publicação.</Notice>
      <PageSubmit serverForm={serverForm} to="criar uma conta" isDone={isDone}>
        Cadastrar
      </PageSubmit>
      <p className={formClasses.aside}>
        Já tem conta? <Link to={paths.login(next)}>Entre</Link>
      </p>
    </form>
  );
}

function RegisterPage() {
  usePrivateHead('Cadastrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  const session = useSession();
  return (
    <PageFrame title="Cadastrar" lead="Crie a conta e coloque sua empresa no guia." isNarrow>
      {/* Beside the form, which stays until the next page is loaded: without it the footer would jump up. */}
      {session && <Navigate to={next ?? homePathOf(session.user.role)} replace />}
      <Panel title="Nova conta">
        <RegisterForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: RegisterPage };
