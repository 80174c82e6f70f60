import { failureOf } from '../../api/errors.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type CompanyRowFragment, useAdminDeleteCompanyMutation } from './companies.gen.ts';

interface RemoveCompanyModalProps {
  company: CompanyRowFragment;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
  /** The warning is out of date; reloads the list. */
  onOutdated(): void;
}

/** Confirms the removal of a company and lists what is removed with it. */
export function RemoveCompanyModal({ company, onClose, onRemoved, onOutdated }: RemoveCompanyModalProps) {
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
