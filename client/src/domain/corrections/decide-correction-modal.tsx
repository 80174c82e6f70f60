import { useRef } from 'react';
import { TextArea } from '../../ui/form/text-area.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { CorrectionChange } from './correction-change.tsx';
import { CORRECTION_FIELDS, isAppliedAtOnce } from './correction-fields.ts';
import {
  type ProposedCorrectionFragment,
  useAcceptCorrectionMutation,
  useDeclineCorrectionMutation,
} from './corrections.gen.ts';

interface DecideCorrectionModalProps {
  correction: ProposedCorrectionFragment;
  isAcceptance: boolean;
  onClose(): void;
  /** Loads the correction again, whose company has changed meanwhile. */
  reload(): void;
  /** `isBefore`: somebody else had decided it. */
  onDecided(isBefore: boolean): void;
}

/** Error codes of a correction that was decided before, or is gone with its company. */
const CODES_OF_DONE = ['CONFLICT', 'NOT_FOUND'];

/** Confirms that a correction is accepted, or asks why it is declined. */
export function DecideCorrectionModal({
  correction,
  isAcceptance,
  onClose,
  reload,
  onDecided,
}: DecideCorrectionModalProps) {
  const { id, field, company } = correction;
  const [accept] = useAcceptCorrectionMutation();
  const [decline] = useDeclineCorrectionMutation();
  const reason = useRef<HTMLTextAreaElement>(null);
  const currentReason = () => reason.current?.value.trim() ?? '';
  const shared = {
    failedText: 'Não foi possível decidir a correção. Tente novamente.',
    codesOfDone: CODES_OF_DONE,
    onClose,
    onDone: onDecided,
  };
  if (!isAcceptance) {
    return (
      <AttemptModal
        {...shared}
        title={`Recusar a correção de ${company.name}?`}
        action="Recusar correção"
        run={() => decline({ variables: { id, reason: currentReason() || null } })}
        doneText="A correção foi recusada."
        hasTyped={() => currentReason() !== ''}
      >
        <CorrectionChange correction={correction} />
        <TextArea
          ref={reason}
          label="Motivo (opcional)"
          description="Fica guardado com a correção; quem enviou não recebe aviso."
          name="reason"
          rows={3}
          maxLength={1_000}
          data-autofocus
        />
      </AttemptModal>
    );
  }
  const isApplied = isAppliedAtOnce(field);
  return (
    <AttemptModal
      {...shared}
      title={isApplied ? `Aceitar a correção de ${company.name}?` : 'Marcar a correção como feita?'}
      action={isApplied ? 'Aceitar correção' : 'Marcar como feita'}
      isDestructive={false}
      run={() => accept({ variables: isAppliedAtOnce(field) ? { id, seen: company[field] } : { id } })}
      onFailed={reload}
      doneText={isApplied ? `${CORRECTION_FIELDS[field]} corrigido.` : 'Correção marcada como feita.'}
    >
      <CorrectionChange correction={correction} />
      <p>
        {isApplied
          ? 'O dado novo passa a aparecer na página da empresa.'
          : 'Nada muda sozinho: altere antes os dados da empresa no formulário de edição.'}
      </p>
    </AttemptModal>
  );
}
