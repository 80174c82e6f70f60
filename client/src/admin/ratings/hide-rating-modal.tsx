import { errorMessage, failureOf } from '../../api/errors.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { type AdminRatingRowFragment, useHideRatingMutation } from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';

interface HideRatingModalProps {
  rating: AdminRatingRowFragment;
  onClose(): void;
  /** Tells that it is hidden. `isBefore`: somebody else had hidden or erased it. */
  onDone(isBefore: boolean): void;
}

/** Asks for the reason of hiding a rating, for the administrators. */
export function HideRatingModal({ rating, onClose, onDone }: HideRatingModalProps) {
  const [hide] = useHideRatingMutation();
  return (
    <ReasonModal
      kind="reportedRating"
      title="Ocultar avaliação"
      action="Ocultar avaliação"
      label="Motivo"
      description="Só a administração lê."
      missingText="Informe o motivo."
      run={(reason) => hide({ variables: { id: rating.id, reason } })}
      failedText={(error) =>
        failureOf(error).fields.reason ??
        errorMessage(error, 'Não foi possível ocultar a avaliação. Tente novamente.')
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        Você vai ocultar {namingOf(rating)}. Ela sai da página e dos números da empresa, e quem avaliou não
        pode avaliar de novo. Você pode mostrá-la outra vez quando quiser.
      </p>
    </ReasonModal>
  );
}
