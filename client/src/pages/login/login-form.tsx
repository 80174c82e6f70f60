import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/errors.ts';
import { openSession } from '../../api/session.ts';
import { useLoginMutation } from '../../domain/account/login.gen.ts';
import { accountEmail, required } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { EmailField } from '../../ui/form/account-fields.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';

/** Shows the login form. */
export function LoginForm({ next }: { next: string | undefined }) {
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
      const typed = { ...input, email: input.email.trim(), ...(needsCode && { otp }) };
      const { data } = await login({ variables: { input: typed } });
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
