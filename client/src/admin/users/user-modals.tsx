import { UserPasswordModal } from '../account/user-password-modal.tsx';
import { UserPlanModal } from '../account/user-plan-modal.tsx';
import type { UserRowFragment } from '../account/users.gen.ts';
import type { BulkPart } from '../actions/bulk/use-bulk-part.ts';
import { DeactivateModal } from '../actions/deactivate-modal.tsx';
import type { Activity } from '../actions/use-activity.ts';
import type { OpenModal } from '../actions/use-modal.ts';
import { RemoveSecondFactorModal } from './remove-second-factor-modal.tsx';
import { RemoveUserModal } from './remove-user-modal.tsx';
import { UserFormModal } from './user-form-modal.tsx';
import { UserKeysModal } from './user-keys-modal.tsx';
import type { UserModal } from './user-modal.ts';
import { type WholeUsersAction, WholeUsersModal } from './whole-users-modal.tsx';

interface UserModalsProps {
  modal: OpenModal<UserModal> & { shown: UserModal };
  activity: Activity<UserRowFragment>;
  parts: Record<WholeUsersAction, BulkPart>;
  /** Reloads the lists. */
  reload(): void;
}

/** Shows the open modal of the accounts' list. */
export function UserModals({ modal: { shown, close }, activity, parts, reload }: UserModalsProps) {
  const saved = () => {
    close();
    reload();
  };
  switch (shown.kind) {
    case 'create':
      return <UserFormModal onClose={close} onSaved={saved} />;
    case 'edit':
      return <UserFormModal user={shown.user} onClose={close} onSaved={saved} />;
    case 'password':
      return <UserPasswordModal user={shown.user} onClose={close} />;
    case 'keys':
      return <UserKeysModal user={shown.user} onClose={close} />;
    case 'plan':
      return <UserPlanModal user={shown.user} onClose={close} onSaved={saved} />;
    case 'second-factor':
      return <RemoveSecondFactorModal user={shown.user} onClose={close} onRemoved={saved} />;
    case 'remove':
      return <RemoveUserModal user={shown.user} onClose={close} onRemoved={saved} />;
    case 'whole':
      return (
        <WholeUsersModal
          action={shown.action}
          total={parts[shown.action].count ?? 0}
          start={parts[shown.action].start}
          onClose={close}
        />
      );
    default:
      return (
        <DeactivateModal
          rows={shown.users}
          one="conta"
          many="contas"
          sentence={(name) => <>{name} sai do guia agora e não entra mais até que a conta seja ativada.</>}
          sentenceOfMany="Estas pessoas saem do guia agora e não entram mais até que a conta delas seja ativada:"
          activity={activity}
          onClose={close}
        >
          As empresas continuam publicadas e os dados ficam guardados. As chaves de API da conta deixam de
          existir e não voltam quando ela é ativada.
        </DeactivateModal>
      );
  }
}
