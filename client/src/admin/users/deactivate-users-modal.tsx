import type { UserRowFragment } from '../account/users.gen.ts';
import { DeactivateModal } from '../actions/deactivate-modal.tsx';
import type { SetActive } from '../actions/use-activity.ts';

interface DeactivateUsersModalProps {
  users: readonly UserRowFragment[];
  setActive: SetActive<UserRowFragment>;
  onClose(): void;
}

/** Confirms that accounts are deactivated, which ends their sessions. */
export function DeactivateUsersModal({ users, setActive, onClose }: DeactivateUsersModalProps) {
  return (
    <DeactivateModal
      rows={users}
      one="conta"
      many="contas"
      sentence={(name) => <>{name} sai do guia agora e não entra mais até que a conta seja ativada.</>}
      sentenceOfMany="Estas pessoas saem do guia agora e não entram mais até que a conta delas seja ativada:"
      setActive={setActive}
      onClose={onClose}
    >
      As empresas continuam publicadas. Nada é apagado.
    </DeactivateModal>
  );
}
