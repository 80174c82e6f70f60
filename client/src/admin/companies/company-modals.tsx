import { type ReactNode, useState } from 'react';
import { failureOf } from '../../api/errors.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { UserPasswordModal } from '../account/user-password-modal.tsx';
import { UserPlanModal } from '../account/user-plan-modal.tsx';
import { useUsersQuery } from '../account/users.gen.ts';
import { DeactivateCompaniesModal } from '../actions/deactivate-companies-modal.tsx';
import type { Activity } from '../actions/use-activity.ts';
import type { OpenModal } from '../actions/use-modal.ts';
import { type CompanyRowFragment, useAdminDeleteCompanyMutation } from './companies.gen.ts';

const MergeModal = lazyOr(async () => (await import('../merge/merge-modal.tsx')).MergeModal, NotLoaded);

/** The open modal of the companies' list; holds ids, so that it shows the latest state. */
export type CompanyModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; companies: readonly CompanyRowFragment[] }
  | { kind: 'edit' | 'plan' | 'password' | 'merge' | 'remove'; id: string };

/** Parts of other features, given by the page. */
export interface CompanyParts {
  /** The switch for reading messages. */
  access(company: CompanyRowFragment): ReactNode;
  /** The conversation with its owner. */
  messages(company: CompanyRowFragment): ReactNode;
  /** Form that creates a company, or edits the one with this id. */
  form(id: string | undefined, onClose: () => void, onSaved: () => void): ReactNode;
}

interface RemoveCompanyModalProps {
  company: CompanyRowFragment;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
  /** The warning is out of date; reloads the list. */
  onOutdated(): void;
}

/** Confirms the removal of a company and lists what is removed with it. */
function RemoveCompanyModal({ company, onClose, onRemoved, onOutdated }: RemoveCompanyModalProps) {
  const [remove] = useAdminDeleteCompanyMutation();
  const { id, name, ownerName, ownerEmail, hasOwner } = company;
  const deletesOwner = company.deletesOwner === true;
  return (
    <AttemptModal
      title="Remover empresa?"
      action={deletesOwner ? 'Remover empresa e dono' : 'Remover empresa'}
      dismiss="Manter empresa"
      run={() => remove({ variables: { id, deletesOwner } })}
      doneText={deletesOwner ? `${name} e a conta do dono foram removidas.` : `${name} foi removida.`}
      failedText="Erro ao remover empresa"
      codesOfDone={['NOT_FOUND']}
      onDone={onRemoved}
      onFailed={(error) => failureOf(error).code === 'CONFLICT' && onOutdated()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> sai do guia de vez, com avaliações, mensagens, números e logo. Esta ação não
        pode ser desfeita.
      </p>
      {deletesOwner && (
        <Notice tone="warning">
          O dono vinculado também será removido permanentemente: a conta de {ownerName} ({ownerEmail}), que só
          tem esta empresa.
        </Notice>
      )}
      {hasOwner && !deletesOwner && <p>A conta de {ownerName} continua.</p>}
    </AttemptModal>
  );
}

interface OwnerAccountModalProps {
  kind: 'plan' | 'password';
  /** E-mail of the owner's account. */
  email: string;
  onClose(): void;
  /** Called once the plan is saved. */
  onSaved(): void;
}

/** Changes plan or password of a company's owner, found by e-mail. */
function OwnerAccountModal({ kind, email, onClose, onSaved }: OwnerAccountModalProps) {
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

interface CompanyModalsProps {
  modal: OpenModal<CompanyModal> & { state: CompanyModal };
  /** Those of the page, and the opened one. */
  rows: readonly CompanyRowFragment[];
  /** Reloads the lists. */
  reload(): void;
  activity: Activity<CompanyRowFragment>;
  slots: CompanyParts;
}

/** Shows the open modal of the companies' list. */
export function CompanyModals({ modal, rows, reload, activity, slots }: CompanyModalsProps) {
  const { state, close } = modal;
  const current = 'id' in state ? rows.find(({ id }) => id === state.id) : undefined;
  // A company that leaves the list while its modal is open keeps its last state.
  const [lastCompany, setLastCompany] = useState(current);
  if (current && current !== lastCompany) setLastCompany(current);
  const company = current ?? lastCompany;
  const saved = () => {
    close();
    reload();
  };
  if (state.kind === 'create') return slots.form(undefined, close, saved);
  if (state.kind === 'deactivate') {
    return <DeactivateCompaniesModal companies={state.companies} activity={activity} onClose={close} />;
  }
  if (!company) return null;
  switch (state.kind) {
    case 'edit':
      return slots.form(company.id, close, saved);
    case 'plan':
    case 'password':
      return (
        <OwnerAccountModal
          kind={state.kind}
          email={company.ownerEmail ?? ''}
          onClose={close}
          onSaved={saved}
        />
      );
    case 'merge':
      return (
        <OnDemand>
          <MergeModal company={company} onClose={close} onMerged={saved} />
        </OnDemand>
      );
    default:
      return <RemoveCompanyModal company={company} onClose={close} onRemoved={saved} onOutdated={reload} />;
  }
}
