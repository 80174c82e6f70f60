import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { readSession } from '../../api/session.ts';
import { browserFingerprint } from '../../lib/fingerprint.ts';
import { codePoints, cutTo } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CancelButton } from '../../ui/form/cancel-button.tsx';
import formClasses from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/text-area.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';
import { useReportRatingMutation } from './report-rating.gen.ts';
import { keepReported } from './reported-ratings.ts';

const OTHER = 'Outro motivo';
const REASONS = [
  'Não é sobre esta empresa',
  'Parece falsa ou de concorrente',
  'Ofensa, ameaça ou preconceito',
  'Mostra dados pessoais',
  'Propaganda',
  OTHER,
];
/** With the chosen reason in front, within what the server takes (500). */
const DETAIL_LIMIT = 400;

/** Tells the administration of a rating that should not stand there; once a person. */
export function ReportRatingModal({ rating, onClose }: RatingModalProps) {
  const { cache } = useApolloClient();
  const [report] = useReportRatingMutation();
  const [isSending, setIsSending] = useState(false);
  const [choice, setChoice] = useState<string>();
  const [detail, setDetail] = useState('');
  const [choiceProblem, setChoiceProblem] = useState<string>();
  const [detailProblem, setDetailProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  const end = (text: string, tone: 'success' | 'error') => {
    showToast(text, tone);
    onClose();
  };
  const send = async (reason: string) => {
    try {
      // Whoever is signed in needs no fingerprint.
      const fingerprint = readSession() ? null : await browserFingerprint();
      await report({ variables: { id: rating.id, reason, fingerprint } });
      keepReported(rating.id);
      end('Denúncia enviada. A administração vai analisar.', 'success');
    } catch (error) {
      const { code, fields } = failureOf(error);
      const message = errorMessage(error, 'Não foi possível enviar a denúncia. Tente novamente.');
      if (code === 'CONFLICT') {
        keepReported(rating.id);
        end(message, 'error');
      } else if (code === 'NOT_FOUND') {
        invalidate(cache, 'ReportRating');
        end(message, 'error');
      } else {
        setDetailProblem(fields.reason);
        setProblem(message);
      }
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const typed = detail.trim();
    setProblem(undefined);
    setChoiceProblem(choice === undefined ? 'Escolha um motivo.' : undefined);
    const lacksWords = choice === OTHER && typed === '';
    setDetailProblem(lacksWords ? 'Conte o que há de errado com esta avaliação.' : undefined);
    if (choice === undefined) return focus('input[type="radio"]');
    if (lacksWords) return focus('textarea');
    setIsSending(true);
    await send(typed === '' ? choice : `${choice}: ${typed}`);
    setIsSending(false);
  };

  return (
    <SiteModal
      title="Denunciar avaliação"
      size="md"
      canClose={!isSending}
      hasTyped={() => detail.trim() !== ''}
      onClose={onClose}
    >
      <form
        ref={form}
        className={formClasses.form}
        onSubmit={submit}
        noValidate
        aria-label="Denunciar avaliação"
      >
        <p>
          A administração lê cada denúncia e decide se a avaliação fica. A empresa e quem avaliou não sabem
          quem denunciou.
        </p>
        <fieldset
          className={classes.reasons}
          aria-describedby={choiceProblem ? 'report-choice-problem' : undefined}
        >
          <legend>O que há de errado?</legend>
          {REASONS.map((reason, index) => (
            <label key={reason} className={classes.reason}>
              <input
                type="radio"
                name="reason-choice"
                value={reason}
                checked={choice === reason}
                data-autofocus={index === 0 || undefined}
                onChange={() => {
                  setChoice(reason);
                  setChoiceProblem(undefined);
                }}
              />
              {reason}
            </label>
          ))}
          {choiceProblem && (
            <p id="report-choice-problem" className={classes.problem} role="alert">
              {choiceProblem}
            </p>
          )}
        </fieldset>
        <TextArea
          label={choice === OTHER ? 'Conte o que há de errado' : 'Detalhes (opcional)'}
          name="reason"
          rows={3}
          value={detail}
          error={detailProblem}
          required={choice === OTHER}
          onChange={(event) => setDetail(cutTo(event.currentTarget.value, DETAIL_LIMIT))}
          description={`${codePoints(detail)}/${DETAIL_LIMIT}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
        <div className={formClasses.actions}>
          <CancelButton disabled={isSending} />
          <Button type="submit" loading={isSending}>
            Enviar denúncia
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
