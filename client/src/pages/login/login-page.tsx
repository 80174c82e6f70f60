import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../api/errors.ts';
import { openSession, useSession } from '../../api/session.ts';
import { readToken } from '../../api/stored-token.ts';
import { useLoginMutation } from '../../domain/account/login.gen.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { accountEmail, required } from '../../lib/field-rules.ts';
import { homePathOf, nextPathOf, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { EmailField } from '../../ui/form/account-fields.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Message of the page that redirected here. */
interface Arrival {
  isUnchecked?: boolean;
  notice?: string;
}

/**
 * Returns the message of the page that redirected here; empty during hydration: after a reload the browser has the
 * state, the server has not.
 */
function useArrivalNotice(): Arrival {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && (state as Arrival | null)) || {};
}

function LoginPage() {
  usePrivateHead('Entrar');
  const [search] = useSearchParams();
  const next = nextPathOf(search);
  const session = useSession();
  const { isUnchecked = false, notice } = useArrivalNotice();
  // The token on arrival: a login here replaces it and continues.
  const [unchecked] = useState(() => (isUnchecked ? readToken() : null));
  const waits = isUnchecked && session?.token === unchecked;
  return (
    <PageFrame title="Entrar" lead="Acesse o painel da sua empresa." isNarrow>
      {/* Beside the form, which stays until the next page is loaded: without it the footer would jump up. */}
      {session && !waits && <Navigate to={next ?? homePathOf(session.user.role)} replace />}
      {notice && (
        <Notice tone="success" announce>
          {notice}
        </Notice>
      )}
      {session && waits && (
        <Notice tone="warning" announce>
          <div className={formClasses.text}>
            <p>Não foi possível verificar sua sessão agora. Você não precisa entrar de novo.</p>
            <LinkButton to={next ?? paths.home()} variant="default">
              Tentar novamente
            </LinkButton>
          </div>
        </Notice>
      )}
      <Panel title="Sua conta">
        <LoginForm next={next} />
      </Panel>
    </PageFrame>
  );
}

export const page: Page = { Component: LoginPage };

/** Shows the login form. */
function LoginForm({ next }: { next: string | undefined }) {
  const [isDone, setDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [login] = useLoginMutation();
  const serverForm = useServerForm({
    initialValues: { email: '', password: '', otp: '', remember: false },
    validate: {
      email: accountEmail,
      password: required('Senha é obrigatória'),
      otp: (otp) => (needsCode ? required('Código é obrigatório')(otp) : null),
    },
    failedText: 'Erro ao fazer login. Tente novamente.',
    async send({ otp, ...input }) {
      const credentials = { ...input, email: input.email.trim(), ...(needsCode && { otp }) };
      const { data } = await login({ variables: { input: credentials } });
      if (!data) return;
      setDone(true);
      openSession(data.login);
    },
    onError(error) {
      const isAsked = !needsCode && failureOf(error).code === 'SECOND_FACTOR_REQUIRED';
      if (isAsked) setNeedsCode(true);
      return isAsked;
    },
    afterError(error, element) {
      if (needsCode) {
        focusFirstError(element, { otp: true });
        return;
      }
      // Usually the password is wrong.
      if (Object.keys(failureOf(error).fields).length === 0) focusFirstError(element, { password: true });
    },
  });
  const { form, formProps, clearProblem } = serverForm;
  if (needsCode) {
    const goBack = () => {
      form.setFieldValue('otp', '');
      clearProblem();
      setNeedsCode(false);
    };
    return (
      <form {...formProps} aria-label="Entrar: segunda etapa">
        <p>
          A senha de <strong>{form.getValues().email}</strong> confere. Falta a segunda etapa.
        </p>
        <CodeField takesFocus key={form.key('otp')} {...form.getInputProps('otp')} />
        <PageSubmit serverForm={serverForm} to="entrar" isDone={isDone}>
          Entrar
        </PageSubmit>
        <Button variant="subtle" onClick={goBack}>
          Entrar com outra conta
        </Button>
        <p className={formClasses.aside}>Perdeu o celular e os códigos? Fale com quem administra o site.</p>
      </form>
    );
  }
  return (
    <form {...formProps} aria-label="Entrar">
      <EmailField form={form} />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="current-password"
        required
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={formClasses.between}>
        <CheckField
          label="Lembrar de mim"
          name="remember"
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <Link to={paths.forgotPassword()}>Esqueci minha senha</Link>
      </div>
      <PageSubmit serverForm={serverForm} to="entrar" isDone={isDone}>
        Entrar
      </PageSubmit>
      <p className={formClasses.aside}>
        Ainda não tem conta? <Link to={paths.register(next)}>Cadastre sua empresa</Link>
      </p>
      <p className={formClasses.aside}>
        Ao entrar você concorda com os <Link to={paths.terms()}>Termos de uso</Link> e com a{' '}
        <Link to={paths.privacy()}>Política de privacidade</Link>.
      </p>
    </form>
  );
}
