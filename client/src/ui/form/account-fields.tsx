import type { UseFormReturnType } from '@mantine/form';
import { TextField, type TextFieldProps } from '../field/text-field.tsx';
import { PasswordField } from './password-field.tsx';

interface FieldProps<Values> extends Omit<TextFieldProps, 'form'> {
  form: UseFormReturnType<Values>;
}

/** Shows the field for a person's name. */
export const NameField = <Values extends { name: string }>({ form, ...props }: FieldProps<Values>) => (
  <TextField
    label="Nome completo"
    name="name"
    autoComplete="name"
    maxLength={120}
    required
    key={form.key('name')}
    {...form.getInputProps('name')}
    {...props}
  />
);

/** Shows the field for the e-mail address of an account. */
export const EmailField = <Values extends { email: string }>({ form, ...props }: FieldProps<Values>) => (
  <TextField
    label="E-mail"
    name="email"
    type="email"
    autoComplete="username"
    maxLength={254}
    required
    key={form.key('email')}
    {...form.getInputProps('email')}
    {...props}
  />
);

interface NewPasswordFieldsProps<Values> {
  form: UseFormReturnType<Values>;
  label: 'Senha' | 'Nova senha';
  confirmationHint: string;
  /** The first field gets the focus when its modal opens. */
  hasFocus?: boolean;
  /** False where an empty password changes nothing. */
  required?: boolean;
}

/** Shows fields for a new password and its confirmation. */
export function NewPasswordFields<Values extends { password: string; passwordConfirmation: string }>({
  form,
  label,
  confirmationHint,
  hasFocus,
  required = true,
}: NewPasswordFieldsProps<Values>) {
  const shared = { autoComplete: 'new-password', required };
  return (
    <>
      <PasswordField
        {...shared}
        label={label}
        name="password"
        data-autofocus={hasFocus}
        description="De 8 a 128 caracteres; evite as mais comuns."
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        {...shared}
        label={`Confirmar ${label.toLowerCase()}`}
        name="passwordConfirmation"
        description={confirmationHint}
        key={form.key('passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
      />
    </>
  );
}
