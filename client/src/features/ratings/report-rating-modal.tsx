import { useApolloClient } from '@apollo/client/react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { readSession } from '../../api/session.ts';
import { required } from '../../lib/field-rules.ts';
import { browserFingerprint } from '../../lib/fingerprint.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import type { RatingModalProps } from './rating-modal-props.ts';
import classes from './rating-modals.module.css';
import { useReportRatingMutation } from './report-rating.gen.ts';
import { reportedRatings } from './stored-ratings.ts';

const OTHER = 'Outro motivo';
const REASONS = [
  'Não é sobre esta empresa',
  'Parece falsa ou de concorrente',
  'Ofensa, ameaça ou preconceito',
  'Mostra dados pessoais',
  'Propaganda',
  OTHER,
];
/** Leaves room for the chosen reason in front: the server's limit is 500. */
const DETAIL_LIMIT = 400;

/** Reports a rating to the administration, once for each person. */
export function ReportRatingModal({ rating, onClose }: RatingModalProps) {
  const { cache } = useApolloClient();
  const [report] = useReportRatingMutation();
  const failedText = 'Não foi possível enviar a denúncia. Tente novamente.';
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: { choice: '', reason: '' },
    validate: {
      choice: required('Escolha um motivo.'),
      reason: (text, { choice }) =>
        choice === OTHER && text.trim() === '' ? 'Conte o que há de errado com esta avaliação.' : null,
    },
    failedText,
    async send({ choice, reason }) {
      // Signed-in visitors need no fingerprint.
      const fingerprint = readSession() ? null : await browserFingerprint();
      const text = reason.trim();
      await report({
        variables: { id: rating.id, reason: text === '' ? choice : `${choice}: ${text}`, fingerprint },
      });
      reportedRatings.store(rating.id);
      showToast('Denúncia enviada. A administração vai analisar.');
      onClose();
    },
    onError(error) {
      const { code } = failureOf(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') return false;
      if (code === 'CONFLICT') reportedRatings.store(rating.id);
      else invalidate(cache, 'ReportRating');
      showToast(errorMessage(error, failedText), 'error');
      onClose();
      return true;
    },
  });
  const { form } = serverForm;
  const { choice } = form.values;
  const choiceProblem = form.errors.choice;

  return (
    <FormModal
      title="Denunciar avaliação"
      label="Denunciar avaliação"
      serverForm={serverForm}
      hasTyped={() => form.values.reason.trim() !== ''}
      action="Enviar denúncia"
      onClose={onClose}
    >
      <p>
        A administração lê cada denúncia e decide se a avaliação fica. A empresa e quem avaliou não sabem quem
        denunciou.
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
              name="choice"
              value={reason}
              checked={choice === reason}
              data-autofocus={index === 0 || undefined}
              onChange={() => form.setFieldValue('choice', reason)}
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
      <CountedTextArea
        label={choice === OTHER ? 'Conte o que há de errado' : 'Detalhes (opcional)'}
        name="reason"
        rows={3}
        required={choice === OTHER}
        limit={DETAIL_LIMIT}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
}
