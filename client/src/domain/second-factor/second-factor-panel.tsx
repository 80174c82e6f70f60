import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

const TurnOnModal = lazyOr<{ onClose(isOn: boolean): void }>(
  async () => (await import('./turn-on-modal.tsx')).TurnOnModal,
  ({ onClose }) => <NotLoaded onClose={() => onClose(false)} />,
);
const ChangeModal = lazyOr<{ change: 'renew' | 'disable'; onClose(): void }>(
  async () => (await import('./change-modal.tsx')).ChangeModal,
  NotLoaded,
);

/** Shows whether the account has a second factor, and turns it on and off. */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const client = useApolloClient();
  const [open, setOpen] = useState<'turn on' | 'renew' | 'disable'>();
  const close = () => setOpen(undefined);
  const onTurnedOn = async (isDone: boolean) => {
    close();
    if (!isDone) return;
    showToast('Verificação em duas etapas ativada.');
    // Not before: the page behind may give way to another.
    await client.refetchQueries({ include: ['Viewer'] });
  };
  return (
    <Panel title="Segurança" actions={isOn && <StatusTag tone="good">Ativada</StatusTag>}>
      <p>
        {isOn
          ? 'Verificação em duas etapas: ao entrar, além da senha, a conta pede um código do seu celular.'
          : 'Verificação em duas etapas: com ela, quem descobre a sua senha não entra sem um código do seu celular.'}
      </p>
      <div className={formClasses.actions}>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => setOpen('renew')}>
              Novos códigos de recuperação
            </Button>
            <Button variant="default" onClick={() => setOpen('disable')}>
              Desativar
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setOpen('turn on')}>
            Ativar verificação em duas etapas
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'turn on' && <TurnOnModal onClose={onTurnedOn} />}
        {(open === 'renew' || open === 'disable') && <ChangeModal change={open} onClose={close} />}
      </Suspense>
    </Panel>
  );
}
