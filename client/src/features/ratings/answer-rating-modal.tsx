import { formatAmount, formatDate } from '../../lib/format.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { AnswerRatingFields } from './answer-rating-fields.tsx';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';
import { useAnswerRating } from './use-answer-rating.ts';

const UNPUBLISHED = {
  question: 'A resposta ainda não foi publicada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a resposta',
};

/** Publishes the owner's answer to a rating, once. */
export function AnswerRatingModal({ rating, onClose }: RatingModalProps) {
  const serverForm = useAnswerRating(rating.id, onClose);
  const { form } = serverForm;
  return (
    <FormModal
      title="Responder à avaliação"
      label="Responder à avaliação"
      serverForm={serverForm}
      hasTyped={() => form.values.text.trim() !== ''}
      leaveWords={UNPUBLISHED}
      action="Publicar resposta"
      onClose={onClose}
    >
      <blockquote className={classes.quote}>
        <p className={classes.naming}>
          <StarRow value={rating.rating} />
          <span className="visually-hidden">{formatAmount(rating.rating, 'estrela', 'estrelas')},</span>
          {formatDate(rating.createdAt)}
        </p>
        {rating.comment && <p className={classes.comment}>{rating.comment}</p>}
      </blockquote>
      <AnswerRatingFields form={form} />
    </FormModal>
  );
}
