import type { UseFormReturnType } from '@mantine/form';
import { required } from '../../lib/field-rules.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useViewer } from './use-viewer.ts';

interface Confirmation {
  password: string;
  otp: string;
}

const WITHOUT_PASSWORD = required('Senha é obrigatória');
const WITHOUT_CODE = required('Código é obrigatório');

/**
 * Returns what a form needs to ask the signed-in person for the password again, or for a code where the account has a
 * second factor: first values, rules and what to send.
 */
export function useConfirmation() {
  const viewer = useViewer();
  const hasCode = viewer.status === 'in' && viewer.account.hasSecondFactor;
  const inputOf = ({ password, otp }: Confirmation) => (hasCode ? { otp } : { password });
  return {
    hasCode,
    initialValues: { password: '', otp: '' } satisfies Confirmation,
    /** Null for what is filled in. */
    validate: {
      password: (value: string) => (hasCode ? null : WITHOUT_PASSWORD(value)),
      otp: (value: string) => (hasCode ? WITHOUT_CODE(value) : null),
    },
    sent: inputOf,
  };
}

/** Shows the field of `useConfirmation`. */
export function ConfirmFields<Values extends Confirmation>({
  form,
  hasCode,
}: {
  form: UseFormReturnType<Values>;
  hasCode: boolean;
}) {
  return hasCode ? (
    <CodeField key={form.key('otp')} {...form.getInputProps('otp')} />
  ) : (
    <PasswordField
      label="Sua senha"
      description="Para que só você possa fazer isto."
      name="password"
      autoComplete="current-password"
      required
      key={form.key('password')}
      {...form.getInputProps('password')}
    />
  );
}
