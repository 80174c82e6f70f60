import { useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { type AdminRatingRowFragment, useHideRatingMutation } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';

interface HideRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Called once it is hidden or gone, now or before. */
  onDone(): void;
}

/** Asks for the reason of hiding a rating, for the administrators. */
export function HideRatingModal({ rating, onClose, onDone }: HideRatingModalProps) {
  const [hide, { loading }] = useHideRatingMutation();
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = (text: string) => {
    setFieldProblem(text);
    field.current?.focus();
  };
  const confirm = async () => {
    if (loading) return;
    const reason = field.current?.value.trim() ?? '';
    setProblem(undefined);
    setFieldProblem(undefined);
    if (reason === '') return refuse('Informe o motivo.');
    try {
      await hide({ variables: { id: rating.id, reason } });
      showToast('Avaliação oculta.');
      onDone();
    } catch (error) {
      const { code, fields } = failureOf(error);
      const message = errorMessage(error, 'Não foi possível ocultar a avaliação. Tente novamente.');
      if (fields.reason) return refuse(fields.reason);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return setProblem(message);
      showToast(message, 'error');
      onDone();
    }
  };
  return (
    <ConfirmModal
      title="Ocultar avaliação"
      action="Ocultar avaliação"
      isBusy={loading}
      problem={problem}
      hasTyped={() => (field.current?.value.trim() ?? '') !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Você vai ocultar {namingOf(rating)}. Ela sai da página e dos números da empresa, e quem avaliou não
        pode avaliar de novo. Você pode mostrá-la outra vez quando quiser.
      </p>
      <TextArea
        ref={field}
        label="Motivo"
        description="Só a administração lê."
        name="reason"
        data-autofocus
        rows={3}
        maxLength={1_000}
        required
        error={fieldProblem}
      />
    </ConfirmModal>
  );
}
