import { Button } from '@mantine/core';
import { formatAmount } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { type PlanRowFragment, useDeletePlanMutation } from './admin-plans.gen.ts';

interface RemovePlanModalProps {
  plan: PlanRowFragment;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of a plan; of one that accounts have, says why not. */
export function RemovePlanModal({ plan, onClose, onRemoved }: RemovePlanModalProps) {
  const [remove] = useDeletePlanMutation();
  const accounts = plan.usersCount ?? 0;
  if (accounts > 0) {
    return (
      <SiteModal title={`Não é possível remover ${plan.name}`} size="md" onClose={onClose}>
        <p>
          {formatAmount(accounts, 'conta tem', 'contas têm')} este plano. Desative-o em “Editar” para que
          ninguém mais o peça, e remova-o quando nenhuma conta o tiver.
        </p>
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose} data-autofocus>
            Fechar
          </Button>
        </div>
      </SiteModal>
    );
  }
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
    </AttemptModal>
  );
}
