import { formatAmount, formatDate } from '../../lib/format.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { AnswerRatingFields } from './answer-rating-fields.tsx';
import { ratingAuthor } from './rating-author.ts';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';
import { useAnswerRating } from './use-answer-rating.ts';

const UNPUBLISHED = {
  question: 'A resposta ainda não foi publicada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a resposta',
};

/** Publishes the owner's answer to a rating, or changes it. */
export function AnswerRatingModal({ rating, onClose }: RatingModalProps) {
  const serverForm = useAnswerRating(rating, onClose);
  const { form } = serverForm;
  const title = rating.answer ? 'Alterar resposta' : 'Responder à avaliação';
  return (
    <FormModal
      title={title}
      label={title}
      serverForm={serverForm}
      hasTyped={() => form.values.text.trim() !== (rating.answer?.text ?? '')}
      leaveWords={UNPUBLISHED}
      action={rating.answer ? 'Alterar resposta' : 'Publicar resposta'}
      onClose={onClose}
    >
      <blockquote className={classes.quote}>
        <p className={classes.naming}>
          <StarRow value={rating.rating} />
          <span className="visually-hidden">{formatAmount(rating.rating, 'estrela', 'estrelas')},</span>
          {[ratingAuthor(rating), formatDate(rating.createdAt)].filter(Boolean).join(', ')}
        </p>
        {rating.comment && <p className={classes.comment}>{rating.comment}</p>}
      </blockquote>
      <AnswerRatingFields form={form} />
    </FormModal>
  );
}
