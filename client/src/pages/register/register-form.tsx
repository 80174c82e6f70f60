import { useState } from 'react';
import { Link } from 'react-router-dom';
import { openSession } from '../../api/session.ts';
import { newPassword, required, requiredEmail, samePassword } from '../../lib/field-rules.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { EmailField, NameField, NewPasswordFields } from '../../ui/form/account-fields.tsx';
import formClasses from '../../ui/form/form.module.css';
import { PageSubmit } from '../../ui/form/page-submit.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useRegisterMutation } from './register.gen.ts';

/** Longer than a press, so that an error that appears on blur does not move the button being pressed. */
const VALIDATE_DELAY_MS = 250;
const EMPTY = { name: '', email: '', companyName: '', password: '', passwordConfirmation: '', terms: false };

/** Creates a company account and signs in. */
export function RegisterForm({ next }: { next: string | undefined }) {
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
      <Notice>Sua empresa será verificada pela nossa equipe antes da publicação.</Notice>
      <PageSubmit serverForm={serverForm} to="criar uma conta" isDone={isDone}>
        Cadastrar
      </PageSubmit>
      <p className={formClasses.aside}>
        Já tem conta? <Link to={paths.login(next)}>Entre</Link>
      </p>
    </form>
  );
}
