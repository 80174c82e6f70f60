import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { codePoints, cutTo, formatDate } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import type { LeaveWords } from '../../ui/form/leave-notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { useAnswerRatingMutation } from './owner-ratings.gen.ts';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';

/** As the server takes it, in code points. */
const ANSWER_LIMIT = 1_000;
const UNPUBLISHED: LeaveWords = {
  question: 'A resposta ainda não foi publicada.',
  stayText: 'Continuar escrevendo',
  leaveText: 'Descartar a resposta',
};

/** The owner answers a rating, once and for everybody to read. */
export function AnswerRatingModal({ rating, onClose }: RatingModalProps) {
  const { cache } = useApolloClient();
  const [answer, { loading }] = useAnswerRatingMutation();
  const [text, setText] = useState('');
  const [fieldProblem, setFieldProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const refuse = (words: string) => {
    setFieldProblem(words);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setProblem(undefined);
    setFieldProblem(undefined);
    if (text.trim() === '') return refuse('Escreva a resposta.');
    try {
      await answer({ variables: { id: rating.id, text: text.trim() } });
      showToast('Resposta publicada.');
    } catch (error) {
      const { code, fields } = failureOf(error);
      const message = errorMessage(error, 'Não foi possível publicar a resposta. Tente novamente.');
      if (fields.text) return refuse(fields.text);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return setProblem(message);
      showToast(message, 'error');
    }
    // How many still wait, and what another window may have answered.
    invalidate(cache, 'AnswerRating');
    onClose();
  };

  return (
    <SiteModal
      title="Responder à avaliação"
      size="md"
      canClose={!loading}
      hasTyped={() => text.trim() !== ''}
      leaveWords={UNPUBLISHED}
      onClose={onClose}
    >
      <form className={formClasses.form} onSubmit={submit} noValidate aria-label="Responder à avaliação">
        <blockquote className={classes.quote}>
          <p className={classes.naming}>
            <StarRow value={rating.rating} />
            <span className="visually-hidden">
              {rating.rating === 1 ? '1 estrela' : `${rating.rating} estrelas`},
            </span>
            {formatDate(rating.createdAt)}
          </p>
          {rating.comment && <p className={classes.comment}>{rating.comment}</p>}
        </blockquote>
        <TextArea
          ref={field}
          data-autofocus
          label="Resposta"
          name="text"
          rows={5}
          required
          value={text}
          error={fieldProblem}
          onChange={(event) => setText(cutTo(event.currentTarget.value, ANSWER_LIMIT))}
          description={`${codePoints(text)}/${ANSWER_LIMIT}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Notice>
          <p>Todos podem ler a resposta na página da empresa. Ela é uma só e não pode ser mudada depois.</p>
        </Notice>
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <CancelButton disabled={loading} />
          <Button type="submit" loading={loading}>
            Publicar resposta
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
