import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { IfMailed } from '../../domain/site/if-mailed.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useSetMessageAccessMutation } from './admin-inbox.gen.ts';

interface MessageAccessSwitchProps {
  company: { id: string; name: string; hasOwner: boolean; hasMessageAccess: boolean | null };
  /** True for the company's name in the label, where one page has several switches. */
  isNamed?: boolean;
}

/** Grants or revokes a company's access to its messages, once that is confirmed: an owner is told at once. */
export function MessageAccessSwitch({ company, isNamed = false }: MessageAccessSwitchProps) {
  const { id, name, hasOwner } = company;
  const isGiven = company.hasMessageAccess ?? false;
  const [set, { loading }] = useSetMessageAccessMutation();
  const [isAsking, setAsking] = useState(false);
  const decides = useMay('decide');

  async function change(): Promise<void> {
    try {
      await set({ variables: { companyId: id, hasMessageAccess: !isGiven } });
      showToast(`Acesso às mensagens ${isGiven ? 'removido' : 'liberado'}: ${name}.`);
    } catch (error) {
      showToast(errorMessage(error, 'Erro ao liberar/remover acesso às mensagens'), 'error');
    }
    setAsking(false);
  }

  if (!decides) return isGiven ? 'Liberado' : 'Sem acesso';
  return (
    <>
      <Switch
        label={isNamed ? undefined : 'Acesso às mensagens'}
        aria-label={isNamed ? `Acesso às mensagens: ${name}` : undefined}
        checked={isGiven}
        onChange={() => setAsking(true)}
        // Inline with the text of a narrow table cell, and with a visible edge: off, the track hardly differs from the page.
        styles={{
          root: { display: 'inline-block', verticalAlign: 'middle' },
          track: { boxShadow: 'inset 0 0 0 1px var(--muted)' },
        }}
        withThumbIndicator={false}
      />
      {isAsking && (
        <ConfirmModal
          title={isGiven ? 'Remover o acesso às mensagens' : 'Liberar o acesso às mensagens'}
          action={isGiven ? 'Remover acesso' : 'Liberar acesso'}
          isDestructive={isGiven}
          isBusy={loading}
          onConfirm={() => void change()}
          onClose={() => setAsking(false)}
        >
          {isGiven ? (
            <p>{name} deixa de ler as mensagens que recebe. Elas ficam guardadas.</p>
          ) : (
            <p>
              {name} passa a ler todas as mensagens que recebeu.
              {hasOwner && <IfMailed> O dono recebe um e-mail.</IfMailed>}
            </p>
          )}
        </ConfirmModal>
      )}
    </>
  );
}
