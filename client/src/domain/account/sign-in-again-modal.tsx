import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { closeSession } from '../../api/close-session.ts';
import { failureOf } from '../../api/errors.ts';
import { openSession } from '../../api/session.ts';
import { required } from '../../lib/field-rules.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import formClasses from '../../ui/form/form.module.css';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { useLoginMutation } from './login.gen.ts';

/** Keeps Escape from the modals below, which it would close. */
const KEEPS_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/** Asks for the password over a page whose session has ended; typed input stays. */
export function SignInAgainModal({ email }: { email: string }) {
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const { form, formProps, problem } = useServerForm({
    initialValues: { password: '', otp: '', remember: false },
    validate: {
      password: required('Senha é obrigatória'),
      otp: (otp) => (needsCode ? required('Código é obrigatório')(otp) : null),
    },
    failedText: 'Erro ao fazer login. Tente novamente.',
    async send({ otp, ...values }) {
      const { data } = await login({
        variables: { input: { email, ...values, ...(needsCode && { otp }) } },
      });
      if (data) openSession(data.login);
    },
    onError(error) {
      const isAsked = !needsCode && failureOf(error).code === 'SECOND_FACTOR_REQUIRED';
      if (isAsked) setNeedsCode(true);
      return isAsked;
    },
    afterError: (_error, element) => focusFirstError(element, { [needsCode ? 'otp' : 'password']: true }),
  });
  return (
    <SiteModal title="Sua sessão terminou" size="sm" canClose={false} onClose={() => {}}>
      <p>Entre de novo para continuar de onde parou. O que você digitou continua aqui.</p>
      <form {...formProps} aria-label="Entrar de novo">
        <p>
          Conta: <strong>{email}</strong>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          required
          data-autofocus
          {...KEEPS_ESCAPE}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        {needsCode && (
          <CodeField takesFocus {...KEEPS_ESCAPE} key={form.key('otp')} {...form.getInputProps('otp')} />
        )}
        <Checkbox
          label="Lembrar de mim"
          name="remember"
          {...KEEPS_ESCAPE}
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <Problem text={problem} />
        <div className={formClasses.actions}>
          <Button type="submit" loading={form.submitting} {...KEEPS_ESCAPE}>
            Entrar
          </Button>
          <Button variant="subtle" onClick={closeSession} disabled={form.submitting} {...KEEPS_ESCAPE}>
            Entrar com outra conta
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
