import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type PlanRowFragment, useDeletePlanMutation } from './admin-plans.gen.ts';

interface RemovePlanModalProps {
  plan: PlanRowFragment;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of a plan. */
export function RemovePlanModal({ plan, onClose, onRemoved }: RemovePlanModalProps) {
  const [remove] = useDeletePlanMutation();
  return (
    <AttemptModal
      title="Remover plano?"
      action="Remover plano"
      run={() => remove({ variables: { id: plan.id } })}
      doneText={`O plano ${plan.name} foi removido.`}
      failedText="Não foi possível remover o plano. Tente novamente."
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>
        O plano <strong>{plan.name}</strong> será removido permanentemente. Isto não pode ser desfeito.
      </p>
      {(plan.usersCount ?? 0) > 0 && (
        <p>
          Enquanto alguém tiver este plano, ele não pode ser removido: desative-o para que ninguém mais o
          peça.
        </p>
      )}
    </AttemptModal>
  );
}
