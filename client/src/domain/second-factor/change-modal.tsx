import { useState } from 'react';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { RecoveryCodesModal } from './recovery-codes-modal.tsx';
import { useDisableSecondFactorMutation, useRenewRecoveryCodesMutation } from './second-factor.gen.ts';

const WORDS = {
  renew: {
    title: 'Novos códigos de recuperação',
    text: 'Os códigos que você guardou deixam de servir, e aparecem dez novos.',
    action: 'Criar códigos novos',
  },
  disable: {
    title: 'Desativar verificação em duas etapas',
    text: 'Para entrar basta a senha. Os códigos de recuperação deixam de servir.',
    action: 'Desativar',
  },
};

/** Gives new recovery codes or turns the second factor off, by password and code. */
export function ChangeModal({ change, onClose }: { change: keyof typeof WORDS; onClose(): void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableSecondFactorMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const { title, text, action } = WORDS[change];
  const serverForm = useServerForm({
    initialValues: { password: '', otp: '' },
    validate: { password: required('Senha é obrigatória'), otp: required('Código é obrigatório') },
    failedText: 'Não foi possível salvar agora. Tente novamente.',
    async send(variables) {
      if (change === 'renew') {
        // The codes are kept on the screen alone.
        const { data } = await renew({ variables, fetchPolicy: 'no-cache' });
        setCodes(data?.renewRecoveryCodes.codes);
        return;
      }
      await disable({ variables });
      showToast('Verificação em duas etapas desativada.');
      onClose();
    },
  });
  const { form } = serverForm;
  if (codes) return <RecoveryCodesModal codes={codes} onClose={onClose} />;
  return (
    <FormModal title={title} serverForm={serverForm} action={action} onClose={onClose}>
      <p>{text}</p>
      <PasswordField
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        required
        data-autofocus
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <CodeField key={form.key('otp')} {...form.getInputProps('otp')} />
    </FormModal>
  );
}
