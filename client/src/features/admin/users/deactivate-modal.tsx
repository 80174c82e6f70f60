import { useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import formClasses from '../../../components/form.module.css';
import { useSetActive } from './use-set-active.ts';
import type { UserRowFragment } from './users.gen.ts';

interface DeactivateModalProps {
  users: readonly UserRowFragment[];
  onClose(): void;
  /** After some or all of them were deactivated; `isAll` when nothing is left to say. */
  onDone(isAll: boolean): void;
}

/** Asks before accounts are kept out: whoever is signed in loses what is under way. */
export function DeactivateModal({ users, onClose, onDone }: DeactivateModalProps) {
  const { isBusy, setActive } = useSetActive();
  const [problem, setProblem] = useState<string>();
  const [first] = users;
  const isOne = users.length === 1;
  const action = isOne ? 'Desativar conta' : `Desativar ${users.length} contas`;
  const confirm = async () => {
    setProblem(undefined);
    const refused = await setActive(users, false);
    setProblem(refused);
    onDone(refused === undefined);
  };
  return (
    <ConfirmModal
      title={isOne ? 'Desativar conta' : 'Desativar contas'}
      action={action}
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={formClasses.form}>
        {isOne ? (
          <p>
            <strong>{first?.name}</strong> sai do guia agora e não entra mais até que a conta seja ativada.
          </p>
        ) : (
          <>
            <p>Estas pessoas saem do guia agora e não entram mais até que a conta delas seja ativada:</p>
            <ul>
              {users.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </>
        )}
        <p className={formClasses.aside}>As empresas continuam publicadas. Nada é apagado.</p>
      </div>
    </ConfirmModal>
  );
}
