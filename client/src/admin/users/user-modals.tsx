import { UserPasswordModal } from '../account/user-password-modal.tsx';
import { UserPlanModal } from '../account/user-plan-modal.tsx';
import type { UserRowFragment } from '../account/users.gen.ts';
import type { SetActive } from '../actions/use-activity.ts';
import { DeactivateUsersModal } from './deactivate-users-modal.tsx';
import { RemoveUserModal } from './remove-user-modal.tsx';
import type { UserModal } from './use-user-modal.ts';
import { UserActionsModal } from './user-actions-modal.tsx';
import { UserFormModal } from './user-form-modal.tsx';

interface UserModalsProps {
  shown: UserModal;
  ownId: string | undefined;
  show(next: UserModal): void;
  close(): void;
  setActive: SetActive<UserRowFragment>;
  /** Activates the account without a confirmation. */
  activate(user: UserRowFragment): void;
  /** Reloads the lists. */
  reload(): void;
}

/** The open modal of the accounts' list. */
export function UserModals({ shown, ownId, show, close, setActive, activate, reload }: UserModalsProps) {
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
    case 'plan':
      return <UserPlanModal user={shown.user} onClose={close} onSaved={saved} />;
    case 'remove':
      return <RemoveUserModal user={shown.user} onClose={close} onRemoved={saved} />;
    case 'deactivate':
      return <DeactivateUsersModal users={shown.users} setActive={setActive} onClose={close} />;
    default:
      return (
        <UserActionsModal
          user={shown.user}
          isOwn={shown.user.id === ownId}
          show={show}
          activate={(user) => {
            close();
            activate(user);
          }}
          onClose={close}
        />
      );
  }
}
