import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PasswordField } from './password-field.tsx';

interface FieldProps<Values> extends Pick<TextInputProps, 'description' | 'autoComplete'> {
  form: UseFormReturnType<Values>;
  /** Takes the focus in the window that it is the first field of. */
  hasFocus?: boolean;
}

/** The person's name. */
export function NameField<Values extends { name: string }>({ form, hasFocus }: FieldProps<Values>) {
  return (
    <TextInput
      label="Nome completo"
      name="name"
      autoComplete="name"
      data-autofocus={hasFocus}
      maxLength={120}
      required
      key={form.key('name')}
      {...form.getInputProps('name')}
    />
  );
}

interface EmailFieldProps<Values> extends FieldProps<Values> {
  label?: string;
}

/** The address that one signs in with. */
export function EmailField<Values extends { email: string }>({
  form,
  label = 'E-mail',
  autoComplete = 'username',
  description,
}: EmailFieldProps<Values>) {
  return (
    <TextInput
      label={label}
      name="email"
      type="email"
      description={description}
      autoComplete={autoComplete}
      maxLength={254}
      required
      key={form.key('email')}
      {...form.getInputProps('email')}
    />
  );
}

interface NewPasswordFieldsProps<Values> {
  form: UseFormReturnType<Values>;
  label: string;
  confirmationLabel: string;
  confirmationHint: string;
  /** The first takes the focus in the window that it is the first field of. */
  hasFocus?: boolean;
  /** False where one changes it only by typing one. */
  required?: boolean;
}

/** A new password, and once more, since nobody sees what he types. */
export function NewPasswordFields<Values extends { password: string; passwordConfirmation: string }>({
  form,
  label,
  confirmationLabel,
  confirmationHint,
  hasFocus,
  required = true,
}: NewPasswordFieldsProps<Values>) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        data-autofocus={hasFocus}
        description="De 8 a 128 caracteres; evite as mais comuns."
        autoComplete="new-password"
        required={required}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={confirmationLabel}
        name="passwordConfirmation"
        description={confirmationHint}
        autoComplete="new-password"
        required={required}
        key={form.key('passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
      />
    </>
  );
}
