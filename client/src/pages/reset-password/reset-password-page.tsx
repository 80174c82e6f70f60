import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import formClasses from '../../components/form.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import { adoptTyped } from '../../lib/adopt-typed.ts';
import { failureOf } from '../../lib/apollo/errors.ts';
import { newPassword, samePassword } from '../../lib/field-rules.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import type { Page } from '../../lib/page.ts';
import { closeSession } from '../../lib/session.ts';
import { showRefusal } from '../../lib/show-refusal.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { useResetPasswordMutation } from './reset-password.gen.ts';

const FAILED = 'Não foi possível trocar a senha agora. Tente novamente.';

function VoidLink() {
  return (
    <>
      <Notice tone="error" announce takeFocus>
        Este link não vale mais: ele já foi usado, passou de 1 hora ou está incompleto.
      </Notice>
      <LinkButton to={paths.forgotPassword()}>Pedir um novo link</LinkButton>
    </>
  );
}

function NewPasswordForm({ token, onVoid }: { token: string; onVoid(): void }) {
  const [reset] = useResetPasswordMutation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', passwordConfirmation: '' },
    validate: { password: newPassword, passwordConfirmation: samePassword },
  });
  const send = form.onSubmit(
    async (values) => {
      if (form.submitting) return;
      setProblem(undefined);
      try {
        await reset({ variables: { input: { token, ...values } } });
        // It has ended all sessions, the one of this browser too.
        closeSession();
        navigate(paths.login(), {
          replace: true,
          state: { notice: 'Senha alterada. Entre com a nova senha.' },
        });
      } catch (error) {
        if (failureOf(error).fields.token) onVoid();
        else setProblem(showRefusal(form.setErrors, element.current, error, FAILED));
      }
    },
    (errors) => focusFirstError(element.current, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(element.current, form);
    send(event);
  };
  return (
    <form ref={element} className={formClasses.form} onSubmit={submit} noValidate aria-label="Nova senha">
      <PasswordField
        label="Nova senha"
        name="password"
        description="De 8 a 128 caracteres; evite as mais comuns."
        autoComplete="new-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirmar nova senha"
        name="passwordConfirmation"
        autoComplete="new-password"
        required
        key={form.key('passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
      />
      {problem && (
        <Notice tone="error" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="md" disabled={!isHydrated} loading={form.submitting}>
        Salvar nova senha
      </Button>
      <p className={formClasses.aside}>Suas sessões em outros aparelhos serão encerradas.</p>
    </form>
  );
}

function ResetPasswordPage() {
  usePrivateHead('Nova senha');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isVoid, setIsVoid] = useState(false);
  return (
    <PageFrame title="Escolha uma nova senha" isNarrow>
      <Panel title="Nova senha">
        {token === '' || isVoid ? (
          <VoidLink />
        ) : (
          <NewPasswordForm token={token} onVoid={() => setIsVoid(true)} />
        )}
      </Panel>
    </PageFrame>
  );
}

export const resetPasswordPage: Page = { Component: ResetPasswordPage, queries: () => [] };
