import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useUpdateRatingMutation } from './change-rating.gen.ts';
import { OwnRatingLine } from './own-rating-line.tsx';
import { RateFields } from './rate-fields.tsx';
import classes from './rate-form.module.css';
import type { OwnRating, RatingOfOne } from './use-own-rating.ts';

interface ChangeRatingProps {
  companyName: string;
  own: OwnRating;
  ofOne: RatingOfOne;
  onClose(): void;
}

/** Changes the rating that this browser or account has given: the form with its values. */
export function ChangeRating({ companyName, own, ofOne, onClose }: ChangeRatingProps) {
  const [rating, setRating] = useState(own.rating ?? 0);
  const [comment, setComment] = useState(own.comment ?? '');
  const [update] = useUpdateRatingMutation();
  const changed = { rating, comment: comment.trim() || null };
  const { isBusy, problem, attempt } = useAttempt('Não foi possível alterar a avaliação. Tente novamente.');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || rating === 0) return;
    await attempt(async () => {
      const { companyId, fingerprint } = ofOne;
      await update({ variables: { input: { companyId, fingerprint, ...changed } } });
      ofOne.store({ ...own, ...changed });
      showToast('Sua avaliação foi alterada.');
      onClose();
    });
  };
  // At once, so that nothing below jumps when the answer comes.
  if (isBusy) return <OwnRatingLine own={{ ...own, ...changed }} isBusy takesFocus />;
  return (
    <form className={classes.form} onSubmit={submit} aria-label={`Alterar a avaliação sobre ${companyName}`}>
      <RateFields
        legend="Altere sua avaliação"
        rating={rating}
        comment={comment}
        setRating={setRating}
        setComment={setComment}
      />
      <Problem text={problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit">Salvar avaliação</Button>
      </div>
    </form>
  );
}
