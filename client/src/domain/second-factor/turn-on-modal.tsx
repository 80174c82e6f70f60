import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { required } from '../../lib/field-rules.ts';
import { QrImage } from '../../ui/drawings/qr-image.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { RecoveryCodesModal } from './recovery-codes-modal.tsx';
import {
  type StartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from './second-factor.gen.ts';
import classes from './second-factor.module.css';

type Setup = StartSecondFactorMutation['startSecondFactor'];

const TITLE = 'Ativar verificação em duas etapas';

function AskPassword({ onStarted, onClose }: { onStarted(setup: Setup): void; onClose(): void }) {
  const [start] = useStartSecondFactorMutation();
  const serverForm = useServerForm({
    initialValues: { password: '' },
    validate: { password: required('Senha é obrigatória') },
    failedText: 'Não foi possível começar agora. Tente novamente.',
    async send(variables) {
      // The secret is kept on the screen alone.
      const { data } = await start({ variables, fetchPolicy: 'no-cache' });
      if (data) onStarted(data.startSecondFactor);
    },
  });
  const { form } = serverForm;
  return (
    <FormModal title={TITLE} serverForm={serverForm} label="Senha" action="Continuar" onClose={onClose}>
      <p>
        Você vai precisar de um aplicativo autenticador no celular, como Google Authenticator, Microsoft
        Authenticator ou 2FAS.
      </p>
      <PasswordField
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        required
        data-autofocus
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </FormModal>
  );
}

function AskCode({
  setup: { secret, uri, qrSvg },
  onConfirmed,
  onClose,
}: {
  setup: Setup;
  onConfirmed(codes: readonly string[]): void;
  onClose(): void;
}) {
  const [confirm] = useConfirmSecondFactorMutation();
  const serverForm = useServerForm({
    initialValues: { otp: '' },
    validate: { otp: required('Código é obrigatório') },
    failedText: 'Não foi possível ativar agora. Tente novamente.',
    async send(variables) {
      const { data } = await confirm({ variables, fetchPolicy: 'no-cache' });
      if (data) onConfirmed(data.confirmSecondFactor.codes);
    },
  });
  const { form } = serverForm;
  return (
    <FormModal title={TITLE} serverForm={serverForm} label="Código" action="Ativar" onClose={onClose}>
      <p>Leia o código com o aplicativo autenticador. Depois digite os 6 números que ele mostra.</p>
      <Stack align="center">
        <QrImage className={classes.qr} svg={qrSvg} alt="QR code para o aplicativo autenticador" />
      </Stack>
      <p>
        Não dá para ler? <a href={uri}>Abra o aplicativo neste aparelho</a> ou digite nele a chave:{' '}
        <Box component="strong" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </p>
      <CodeField isOfApp data-autofocus key={form.key('otp')} {...form.getInputProps('otp')} />
    </FormModal>
  );
}

/** Enables the second factor: asks for the password, a code of the app, then the recovery codes. */
export function TurnOnModal({ onClose }: { onClose(isOn: boolean): void }) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const cancel = () => onClose(false);
  if (codes) return <RecoveryCodesModal codes={codes} onClose={() => onClose(true)} />;
  if (setup) return <AskCode setup={setup} onConfirmed={setCodes} onClose={cancel} />;
  return <AskPassword onStarted={setSetup} onClose={cancel} />;
}
