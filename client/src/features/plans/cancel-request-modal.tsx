import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { useAttempt } from '../../ui/modal/use-attempt.ts';
import { type OwnPlanRequestFragment, useCancelPlanRequestMutation } from './plans.gen.ts';

interface CancelRequestModalProps {
  request: OwnPlanRequestFragment;
  onClose(): void;
}

/** Asks before a request for a plan is taken back. */
export function CancelRequestModal({ request, onClose }: CancelRequestModalProps) {
  const [cancel] = useCancelPlanRequestMutation();
  const { isBusy, problem, attempt } = useAttempt(
    'Não foi possível cancelar a solicitação. Tente novamente.',
  );
  const confirm = () =>
    attempt(async () => {
      await cancel({ variables: { id: request.id } });
      showToast('Solicitação cancelada.');
      onClose();
    });
  return (
    <ConfirmModal
      title="Cancelar a solicitação?"
      action="Cancelar solicitação"
      dismiss="Manter solicitação"
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        O administrador deixa de analisar sua mudança para o plano{' '}
        <strong>{request.requestedPlan.name}</strong>. Você pode pedir de novo quando quiser.
      </p>
    </ConfirmModal>
  );
}
