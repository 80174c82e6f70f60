import { useSite } from '../../domain/site/use-site.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { decisionProblem } from './plan-request-problem.ts';
import { type PlanRequestRowFragment, useRejectPlanRequestMutation } from './plan-requests.gen.ts';

interface RejectPlanRequestModalProps {
  request: PlanRequestRowFragment;
  onClose(): void;
  /** Tells that it is rejected. `isBefore`: somebody else had decided it. */
  onDecided(isBefore: boolean): void;
}

/** Asks for the reason of a rejection, which the owner reads. */
export function RejectPlanRequestModal({ request, onClose, onDecided }: RejectPlanRequestModalProps) {
  const { id, user, requestedPlan } = request;
  const [reject] = useRejectPlanRequestMutation();
  const { sendsEmails } = useSite();
  return (
    <ReasonModal
      kind="planRequest"
      title="Rejeitar solicitação"
      action="Rejeitar solicitação"
      label="Motivo da rejeição"
      missingText="O motivo da rejeição é obrigatório."
      run={(reason) => reject({ variables: { id, reason } })}
      failedText={decisionProblem}
      onDone={onDecided}
      onClose={onClose}
    >
      <p>
        {user.name} pediu o plano {requestedPlan.name}. O dono lê o motivo no painel
        {sendsEmails && ' e no e-mail'}.
      </p>
    </ReasonModal>
  );
}
