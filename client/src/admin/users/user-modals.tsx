import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import type { ApiKeyRowFragment } from '../../domain/api-keys/api-keys.gen.ts';
import { EndKeyModal, KeyList } from '../../domain/api-keys/key-list.tsx';
import { IfMailed } from '../../domain/site/if-mailed.tsx';
import { formatAmount } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { companiesText } from '../account/user-labels.ts';
import { UserPasswordModal } from '../account/user-password-modal.tsx';
import { UserPlanModal } from '../account/user-plan-modal.tsx';
import {
  type UserRowFragment,
  useAdminApiKeysQuery,
  useDeleteUserMutation,
  useRemoveSecondFactorMutation,
  useUserCompaniesQuery,
} from '../account/users.gen.ts';
import { DeactivateModal } from '../actions/deactivate-modal.tsx';
import type { Activity } from '../actions/use-activity.ts';
import type { OpenModal } from '../actions/use-modal.ts';
import type { BulkPart } from '../bulk/use-bulk-part.ts';
import { InviteModal, UserFormModal } from './user-form-modal.tsx';

/** The open modal of the accounts' list. */
export type UserModal =
  | { kind: 'create' | 'invite' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'whole'; action: WholeUsersAction }
  | { kind: 'edit' | 'keys' | 'password' | 'plan' | 'remove' | 'second-factor'; user: UserRowFragment };

type WholeUsersAction = 'activateAccount' | 'deactivateAccount';

const TEXTS: Record<WholeUsersAction, { verb: string; consequence: string }> = {
  activateAccount: { verb: 'Ativar', consequence: 'As pessoas voltam a poder entrar.' },
  deactivateAccount: {
    verb: 'Desativar',
    consequence:
      'As pessoas saem do guia agora e não entram mais até que a conta delas seja ativada. As empresas continuam publicadas. As chaves de API das contas deixam de existir e não voltam quando elas são ativadas.',
  },
};

interface WholeUsersModalProps {
  action: WholeUsersAction;
  /** Accounts of the filter that it changes. */
  total: number;
  /** Starts it; false when that failed. */
  start(): Promise<boolean>;
  onClose(): void;
}

/** Confirms that all accounts of a filter are activated or deactivated. */
function WholeUsersModal({ action, total, start, onClose }: WholeUsersModalProps) {
  const { verb, consequence } = TEXTS[action];
  const title = `${verb} ${formatAmount(total, 'conta', 'contas')}`;
  return (
    <AttemptModal
      title={title}
      action={title}
      isDestructive={action === 'deactivateAccount'}
      failedText="Erro ao começar a ação em lote"
      run={async () => {
        if (await start()) onClose();
      }}
      onClose={onClose}
    >
      <p>
        Vale para as contas {action === 'activateAccount' ? 'inativas' : 'ativas'} que o filtro mostra, em
        todas as páginas, menos a sua. {consequence}
      </p>
      <p className={formClasses.aside}>
        Isto roda em segundo plano. Dá para desfazer por dez segundos depois do fim.
      </p>
    </AttemptModal>
  );
}

interface UserKeysModalProps {
  user: UserRowFragment;
  onClose(): void;
}

/** Lists the API keys of an account; the question before one ends takes the list's place. */
function UserKeysModal({ user, onClose }: UserKeysModalProps) {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useAdminApiKeysQuery({
    variables: { userId: user.id, page },
  });
  const [ending, setEnding] = useState<ApiKeyRowFragment>();
  const { cache } = useApolloClient();
  const last = data?.adminApiKeys.lastPage;
  // The page's keys have ended.
  if (last !== undefined && page > last) setPage(last);
  const back = () => setEnding(undefined);
  const onEnded = () => {
    back();
    // Also when it had ended elsewhere.
    invalidate(cache, 'DeleteApiKey');
  };
  if (ending) return <EndKeyModal apiKey={ending} onEnded={onEnded} onClose={back} />;
  return (
    <SiteModal title={`Chaves de API de ${user.name}`} onClose={onClose}>
      <KeyList
        list={(data ?? previousData)?.adminApiKeys}
        isFailed={failure !== undefined}
        emptyText="Esta conta não tem chaves de API."
        page={page}
        isWaiting={!data && !failure}
        onPage={setPage}
        retry={refetch}
        end={setEnding}
      />
    </SiteModal>
  );
}

interface RemoveSecondFactorModalProps {
  user: UserRowFragment;
  onClose(): void;
  /** Called once it is removed; reloads the list. */
  onRemoved(): void;
}

/** Confirms removing the second factor of an account whose devices are lost. */
function RemoveSecondFactorModal({ user, onClose, onRemoved }: RemoveSecondFactorModalProps) {
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <AttemptModal
      title="Desativar duas etapas?"
      action="Desativar duas etapas"
      failedText="Não foi possível desativar agora. Tente novamente."
      doneText="Verificação em duas etapas desativada."
      run={() => remove({ variables: { id: user.id } })}
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>
        <strong>{user.name}</strong> passa a entrar só com a senha. As sessões da conta terminam.
        <IfMailed> A pessoa recebe um e-mail.</IfMailed> Confirme antes, por outro caminho, que é a própria
        pessoa quem pede.
      </p>
    </AttemptModal>
  );
}

interface UserModalsProps {
  modal: OpenModal<UserModal> & { state: UserModal };
  activity: Activity<UserRowFragment>;
  subsets: Record<WholeUsersAction, BulkPart>;
  /** Reloads the lists. */
  reload(): void;
}

/** Shows the open modal of the accounts' list. */
export function UserModals({ modal: { state, close }, activity, subsets, reload }: UserModalsProps) {
  const saved = () => {
    close();
    reload();
  };
  switch (state.kind) {
    case 'create':
      return <UserFormModal onClose={close} onSaved={saved} />;
    case 'invite':
      return <InviteModal onClose={close} onSaved={saved} />;
    case 'edit':
      return <UserFormModal user={state.user} onClose={close} onSaved={saved} />;
    case 'password':
      return <UserPasswordModal user={state.user} onClose={close} />;
    case 'keys':
      return <UserKeysModal user={state.user} onClose={close} />;
    case 'plan':
      return <UserPlanModal user={state.user} onClose={close} onSaved={saved} />;
    case 'second-factor':
      return <RemoveSecondFactorModal user={state.user} onClose={close} onRemoved={saved} />;
    case 'remove':
      return <RemoveUserModal user={state.user} onClose={close} onRemoved={saved} />;
    case 'whole':
      return (
        <WholeUsersModal
          action={state.action}
          total={subsets[state.action].count ?? 0}
          start={subsets[state.action].start}
          onClose={close}
        />
      );
    default:
      return (
        <DeactivateModal
          rows={state.users}
          singular="conta"
          plural="contas"
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
function RemoveUserModal({ user, onClose, onRemoved }: RemoveUserModalProps) {
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
