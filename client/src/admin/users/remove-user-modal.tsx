import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { companiesText } from '../account/user-labels.ts';
import { type UserRowFragment, useDeleteUserMutation, useUserCompaniesQuery } from '../account/users.gen.ts';

interface RemoveUserModalProps {
  user: UserRowFragment;
  onClose(): void;
  onRemoved(): void;
}

/** Lists companies removed with the account: a few names and the number of others. */
function CompaniesOf({ user: { email, companiesCount } }: { user: UserRowFragment }) {
  const { data } = useUserCompaniesQuery({ variables: { email } });
  const names = (data?.adminCompanies.items ?? [])
    .filter(({ ownerEmail }) => ownerEmail?.toLowerCase() === email.toLowerCase())
    .map(({ name }) => name);
  const others = companiesCount - names.length;
  if (names.length === 0) return null;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {others > 0 && <li>e mais {companiesText(others)}</li>}
    </ul>
  );
}

/** Confirms the removal of an account and its companies. */
export function RemoveUserModal({ user, onClose, onRemoved }: RemoveUserModalProps) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteUserMutation();
  const { id, name, email, companiesCount } = user;
  return (
    <AttemptModal
      title="Remover usuário"
      action="Remover usuário"
      run={() => remove({ variables: { id, companiesCount } })}
      doneText={`A conta de ${name} foi removida.`}
      failedText="Erro ao remover usuário"
      codesOfDone={['NOT_FOUND']}
      onDone={onRemoved}
      onFailed={(error) => {
        // The companies may have changed; reloading updates the warning.
        if (failureOf(error).code === 'CONFLICT') invalidate(cache, 'DeleteUser');
      }}
      onClose={onClose}
    >
      <p>
        A conta de <strong>{name}</strong> ({email}) será removida permanentemente. Esta ação não pode ser
        desfeita.
      </p>
      {companiesCount > 0 && (
        <div>
          <p>
            {companiesCount === 1
              ? 'A empresa vinculada também será removida permanentemente, com avaliações e mensagens:'
              : `As ${companiesText(companiesCount)} vinculadas também serão removidas permanentemente, com avaliações e mensagens:`}
          </p>
          <CompaniesOf user={user} />
        </div>
      )}
      <p className={formClasses.aside}>
        Para só impedir o acesso e guardar os dados, desative a conta em vez de remover.
      </p>
    </AttemptModal>
  );
}
