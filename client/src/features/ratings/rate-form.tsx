import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { StarRow } from '../../ui/stars.tsx';
import classes from './rate-form.module.css';
import type { OwnRating, RatingOfOne } from './use-own-rating.ts';

/** In code points. */
const COMMENT_LIMIT = 1_000;

interface GivenProps {
  own: OwnRating;
  /** While it is being sent. */
  isBusy: boolean;
  /** Takes the focus, in place of the form that was sent. */
  wasSent: boolean;
}

function Given({ own, isBusy, wasSent }: GivenProps) {
  return (
    <Notice tone="success" announce takeFocus={wasSent}>
      <p className={classes.own}>
        <strong>{isBusy ? 'Enviando sua avaliação…' : 'Você já avaliou esta empresa'}</strong>
        {own.rating !== null && (
          <span className={classes.own}>
            Sua nota: <StarRow value={own.rating} />
            <span className="visually-hidden">{own.rating} de 5 estrelas</span>
          </span>
        )}
      </p>
      {own.comment && <p className={classes.comment}>{own.comment}</p>}
    </Notice>
  );
}

interface RateFormProps {
  companyName: string;
  /** Of `useOwnRating`. */
  ofOne: RatingOfOne;
}

/** Rates a company: choosing stars opens the comment; both are sent together, once. */
export function RateForm({ companyName, ofOne: { own, isOwner, rate } }: RateFormProps) {
  const isHydrated = useHydrated();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const { isBusy, problem, attempt } = useAttempt('Erro ao enviar avaliação. Tente novamente.', () => {
    flushSync(() => setIsSending(false));
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    return false;
  });

  if (isOwner) return <p>Esta empresa é sua: quem avalia são os clientes.</p>;
  // At once, so that nothing below jumps when the answer comes.
  const given = own ?? (isSending ? { rating, comment: comment.trim() || null } : null);
  if (given) return <Given own={given} isBusy={own == null} wasSent={wasSent} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || rating === 0) return;
    setWasSent(true);
    setIsSending(true);
    await attempt(async () => {
      if (await rate(rating, comment.trim() || null)) showToast('Obrigado pela sua avaliação!');
    });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} aria-label={`Avaliar ${companyName}`}>
      <StarInput
        legend="Avalie esta empresa"
        value={rating}
        onChange={setRating}
        disabled={!isHydrated || own === undefined || isBusy}
      />
      <NeedsScript to="avaliar" />
      {rating > 0 && (
        <>
          <CountedTextArea
            label="Comentário (opcional)"
            value={comment}
            limit={COMMENT_LIMIT}
            onChange={setComment}
            rows={4}
          />
          <Problem text={problem} />
          <Button type="submit" className={classes.send}>
            Enviar avaliação
          </Button>
        </>
      )}
    </form>
  );
}
