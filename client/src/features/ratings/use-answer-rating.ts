import { useApolloClient } from '@apollo/client/react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useAnswerRatingMutation } from './owner-ratings.gen.ts';

/** The server's limit, in code points. */
export const ANSWER_LIMIT = 1_000;
const FAILED = 'Não foi possível publicar a resposta. Tente novamente.';

/** Returns the form that publishes the owner's answer to a rating, once; `onDone` also when it was answered before. */
export function useAnswerRating(ratingId: string, onDone: () => void) {
  const { cache } = useApolloClient();
  const [answer] = useAnswerRatingMutation();
  return useServerForm({
    mode: 'controlled',
    initialValues: { text: '' },
    validate: { text: required('Escreva a resposta.') },
    failedText: FAILED,
    async send({ text }) {
      await answer({ variables: { id: ratingId, text: text.trim() } });
      showToast('Resposta publicada.');
      onDone();
    },
    onError(error) {
      if (!['CONFLICT', 'NOT_FOUND'].includes(failureOf(error).code)) return false;
      showToast(errorMessage(error, FAILED), 'error');
      invalidate(cache, 'AnswerRating');
      onDone();
      return true;
    },
  });
}
