import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { ChangeRating } from './change-rating.tsx';
import { OwnRatingLine } from './own-rating-line.tsx';
import { RateFields } from './rate-fields.tsx';
import classes from './rate-form.module.css';
import type { RatingOfOne } from './use-own-rating.ts';

interface RateFormProps {
  companyName: string;
  /** Of `useOwnRating`. */
  ofOne: RatingOfOne;
}

/** Rates a company: choosing stars opens the comment; both are sent together, once. */
export function RateForm({ companyName, ofOne }: RateFormProps) {
  const { own, isOwner, rate } = ofOne;
  const isHydrated = useHydrated();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const { isBusy, problem, attempt } = useAttempt('Erro ao enviar avaliação. Tente novamente.', () => {
    flushSync(() => setIsSending(false));
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    return false;
  });

  if (isOwner) return <p>Você cuida desta empresa: quem avalia são os clientes.</p>;
  // At once, so that nothing below jumps when the answer comes.
  const given =
    own ?? (isSending ? { rating, comment: comment.trim() || null, changeableUntil: null } : null);
  if (given && isChanging) {
    const close = () => {
      setWasSent(true);
      setIsChanging(false);
    };
    return <ChangeRating companyName={companyName} own={given} ofOne={ofOne} onClose={close} />;
  }
  if (given) {
    return (
      <OwnRatingLine own={given} isBusy={own == null} takesFocus={wasSent}>
        {own?.changeableUntil && (
          <button type="button" className={classes.change} onClick={() => setIsChanging(true)}>
            Alterar<span className="visually-hidden"> sua avaliação</span>
          </button>
        )}
      </OwnRatingLine>
    );
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || rating === 0) return;
    setWasSent(true);
    setIsSending(true);
    await attempt(async () => {
      if (await rate(rating, comment.trim() || null)) showToast('Obrigado pela sua avaliação!');
    });
    setIsSending(false);
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} aria-label={`Avaliar ${companyName}`}>
      <RateFields
        legend="Avalie esta empresa"
        rating={rating}
        comment={comment}
        setRating={setRating}
        setComment={setComment}
        disabled={!isHydrated || own === undefined || isBusy}
      >
        <NeedsScript to="avaliar" />
      </RateFields>
      {rating > 0 && (
        <>
          <Problem text={problem} />
          <Button type="submit" className={classes.send}>
            Enviar avaliação
          </Button>
        </>
      )}
    </form>
  );
}
