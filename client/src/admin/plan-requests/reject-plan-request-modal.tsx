import { useRef, useState } from 'react';
import { useSite } from '../../domain/site/use-site.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { decisionProblem } from './plan-request-problem.ts';
import { type PlanRequestRowFragment, useRejectPlanRequestMutation } from './plan-requests.gen.ts';

interface RejectPlanRequestModalProps {
  request: PlanRequestRowFragment;
  onClose(): void;
  /** False when somebody else had decided before. */
  onDecided(isRejected: boolean): void;
}

/** Asks for the reason of a rejection, which the owner reads. */
export function RejectPlanRequestModal({ request, onClose, onDecided }: RejectPlanRequestModalProps) {
  const [reject, { loading }] = useRejectPlanRequestMutation();
  const { sendsEmails } = useSite();
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const notes = useRef<HTMLTextAreaElement>(null);
  const confirm = async () => {
    if (loading) return;
    const adminNotes = notes.current?.value.trim() ?? '';
    setProblem(undefined);
    setFieldProblem(adminNotes === '' ? 'O motivo da rejeição é obrigatório.' : undefined);
    if (adminNotes === '') {
      notes.current?.focus();
      return;
    }
    try {
      await reject({ variables: { id: request.id, adminNotes } });
      showToast(`A solicitação de ${request.user.name} foi rejeitada.`);
      onDecided(true);
    } catch (error) {
      const message = decisionProblem(error);
      if (!isDecidedBefore(error)) return setProblem(message);
      showToast(message, 'error');
      onDecided(false);
    }
  };
  return (
    <ConfirmModal
      title="Rejeitar solicitação"
      action="Rejeitar solicitação"
      isBusy={loading}
      problem={problem}
      hasTyped={() => (notes.current?.value.trim() ?? '') !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {request.user.name} pediu o plano {request.requestedPlan.name}. O dono lê o motivo no painel
        {sendsEmails && ' e no e-mail'}.
      </p>
      <TextArea
        ref={notes}
        label="Motivo da rejeição"
        name="adminNotes"
        data-autofocus
        rows={3}
        maxLength={1_000}
        required
        error={fieldProblem}
      />
    </ConfirmModal>
  );
}
