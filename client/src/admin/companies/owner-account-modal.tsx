import { ListState } from '../../ui/list/list-state.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { UserPasswordModal } from '../account/user-password-modal.tsx';
import { UserPlanModal } from '../account/user-plan-modal.tsx';
import { useUsersQuery } from '../account/users.gen.ts';

interface OwnerAccountModalProps {
  kind: 'plan' | 'password';
  /** E-mail of the owner's account. */
  email: string;
  onClose(): void;
  /** Called once the plan is saved. */
  onSaved(): void;
}

/** Changes plan or password of a company's owner, found by e-mail. */
export function OwnerAccountModal({ kind, email, onClose, onSaved }: OwnerAccountModalProps) {
  const { data, failure, refetch } = useUsersQuery({
    variables: { q: email, order: 'newest', page: 1, perPage: 25 },
  });
  const owner = data?.adminUsers.items.find((user) => user.email.toLowerCase() === email.toLowerCase());
  if (owner && kind === 'plan') return <UserPlanModal user={owner} onClose={onClose} onSaved={onSaved} />;
  if (owner) return <UserPasswordModal user={owner} onClose={onClose} />;
  return (
    <SiteModal title={kind === 'plan' ? 'Mudar plano' : 'Definir senha'} size="md" onClose={onClose}>
      <ListState
        hasData={data !== undefined}
        isEmpty
        isFailed={failure !== undefined}
        failedText="Erro ao carregar usuários"
        retry={refetch}
        empty={<p>Esta conta não existe mais. Atualize a lista de empresas.</p>}
      >
        {null}
      </ListState>
    </SiteModal>
  );
}
