import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type MyPlanRequestFragment, useCancelPlanRequestMutation } from './plans.gen.ts';

interface CancelRequestModalProps {
  request: MyPlanRequestFragment;
  onClose(): void;
}

/** Confirms the cancellation of a request for a plan. */
export function CancelRequestModal({ request, onClose }: CancelRequestModalProps) {
  const [cancel] = useCancelPlanRequestMutation();
  return (
    <AttemptModal
      title="Cancelar a solicitação?"
      action="Cancelar solicitação"
      dismiss="Manter solicitação"
      failedText="Não foi possível cancelar a solicitação. Tente novamente."
      doneText="Solicitação cancelada."
      run={() => cancel({ variables: { id: request.id } })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        O administrador deixa de analisar sua mudança para o plano{' '}
        <strong>{request.requestedPlan.name}</strong>. Você pode pedir de novo quando quiser.
      </p>
    </AttemptModal>
  );
}
