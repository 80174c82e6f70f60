import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { type PlanRowFragment, useRemovePlanMutation } from './managed-plans.gen.ts';

interface RemovePlanModalProps {
  plan: PlanRowFragment;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of a plan. */
export function RemovePlanModal({ plan, onClose, onRemoved }: RemovePlanModalProps) {
  const [remove, { loading }] = useRemovePlanMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    if (loading) return;
    setProblem(undefined);
    try {
      await remove({ variables: { id: plan.id } });
      showToast(`O plano ${plan.name} foi removido.`);
      onRemoved();
    } catch (error) {
      setProblem(errorMessage(error, 'Não foi possível remover o plano. Tente novamente.'));
    }
  };
  return (
    <ConfirmModal
      title="Remover plano?"
      action="Remover plano"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        O plano <strong>{plan.name}</strong> será removido permanentemente. Esta ação não pode ser desfeita.
      </p>
      {(plan.usersCount ?? 0) > 0 && (
        <p>
          Enquanto alguém tiver este plano, ele não pode ser removido: desative-o para que ninguém mais o
          peça.
        </p>
      )}
    </ConfirmModal>
  );
}
