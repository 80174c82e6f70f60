import { useApolloClient } from '@apollo/client/react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { required } from '../../lib/field-rules.ts';
import { formatAmount, formatDate } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { useAnswerRatingMutation } from './owner-ratings.gen.ts';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';

/** The server's limit, in code points. */
const ANSWER_LIMIT = 1_000;
const UNPUBLISHED = {
  question: 'A resposta ainda não foi publicada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a resposta',
};

/** Publishes the owner's answer to a rating, once. */
export function AnswerRatingModal({ rating, onClose }: RatingModalProps) {
  const { cache } = useApolloClient();
  const [answer] = useAnswerRatingMutation();
  const failedText = 'Não foi possível publicar a resposta. Tente novamente.';
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { text: '' },
    validate: { text: required('Escreva a resposta.') },
    failedText,
    async send({ text }) {
      await answer({ variables: { id: rating.id, text: text.trim() } });
      showToast('Resposta publicada.');
      onClose();
    },
    onError(error) {
      if (!['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code)) return false;
      showToast(errorMessage(error, failedText), 'error');
      invalidate(cache, 'AnswerRating');
      onClose();
      return true;
    },
  });
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
      <CountedTextArea
        data-autofocus
        label="Resposta"
        name="text"
        rows={5}
        required
        limit={ANSWER_LIMIT}
        {...form.getInputProps('text')}
      />
      <Notice>
        <p>Todos podem ler a resposta na página da empresa. Ela é uma só e não pode ser mudada depois.</p>
      </Notice>
    </FormModal>
  );
}
