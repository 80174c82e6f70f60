import { useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { type CompanyRowFragment, useAdminRemoveCompanyMutation } from './companies.gen.ts';

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
  const [remove, { loading }] = useAdminRemoveCompanyMutation();
  const [problem, setProblem] = useState<string>();
  const { id, name, ownerName, ownerEmail, hasOwner } = company;
  const removesOwner = company.removesOwner === true;
  const confirm = async () => {
    if (loading) return;
    setProblem(undefined);
    try {
      await remove({ variables: { id, removesOwner } });
      showToast(removesOwner ? `${name} e a conta do dono foram removidas.` : `${name} foi removida.`);
      onRemoved();
    } catch (error) {
      const message = errorMessage(error, 'Erro ao remover empresa');
      const { code } = failureOf(error);
      if (code === 'NOT_FOUND') {
        showToast(message, 'error');
        onRemoved();
        return;
      }
      setProblem(message);
      if (code === 'CONFLICT') onOutdated();
    }
  };
  return (
    <ConfirmModal
      title="Remover empresa?"
      action={removesOwner ? 'Remover empresa e dono' : 'Remover empresa'}
      dismiss="Manter empresa"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> sai do guia de vez, com avaliações, mensagens, números e logo. Esta ação não
        pode ser desfeita.
      </p>
      {removesOwner && (
        <Notice tone="warning">
          O dono vinculado também será removido permanentemente: a conta de {ownerName} ({ownerEmail}), que só
          tem esta empresa.
        </Notice>
      )}
      {hasOwner && !removesOwner && <p>A conta de {ownerName} continua.</p>}
    </ConfirmModal>
  );
}
