import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { useAnswerRatingMutation, useChangeRatingAnswerMutation } from './owner-ratings.gen.ts';
import type { ListedRatingFragment } from './rating-list.gen.ts';

/** The server's limit, in code points. */
export const ANSWER_LIMIT = 1_000;
const FAILED = 'Não foi possível publicar a resposta. Tente novamente.';

/**
 * Returns the form that publishes the owner's answer to a rating, or changes it; `onDone` also when it was answered before.
 * `draft` keeps what was typed while the form is not shown.
 */
export function useAnswerRating(
  { id, answer }: Pick<ListedRatingFragment, 'id' | 'answer'>,
  onDone: () => void,
  draft?: RefObject<string>,
) {
  const { cache } = useApolloClient();
  const [publish] = useAnswerRatingMutation();
  const [change] = useChangeRatingAnswerMutation();
  return useServerForm({
    mode: 'controlled',
    initialValues: { text: draft?.current ?? answer?.text ?? '' },
    onValuesChange({ text }) {
      if (draft) draft.current = text;
    },
    validate: { text: required('Escreva a resposta.') },
    failedText: FAILED,
    async send({ text }) {
      const variables = { id, text: text.trim() };
      await (answer ? change({ variables }) : publish({ variables }));
      showToast(answer ? 'Resposta alterada.' : 'Resposta publicada.');
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
