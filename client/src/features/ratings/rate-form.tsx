import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatAmount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { useUpdateRatingMutation } from './change-rating.gen.ts';
import classes from './rate-form.module.css';
import type { OwnRating, RatingOfOne } from './use-own-rating.ts';

/** In code points. */
const COMMENT_LIMIT = 1_000;

interface RateFieldsProps {
  legend: string;
  /** 0 while no stars are chosen, which hides the comment. */
  rating: number;
  comment: string;
  setRating(rating: number): void;
  setComment(comment: string): void;
  disabled?: boolean;
  /** Between stars and comment. */
  children?: ReactNode;
}

/** Shows the stars and, once some are chosen, the comment of a rating. */
function RateFields(props: RateFieldsProps) {
  const { legend, rating, comment, setRating, setComment, disabled = false, children } = props;
  return (
    <>
      <StarInput legend={legend} value={rating} onChange={setRating} disabled={disabled} />
      {children}
      {rating > 0 && (
        <CountedTextArea
          label="Comentário (opcional)"
          value={comment}
          limit={COMMENT_LIMIT}
          onChange={setComment}
          rows={4}
        />
      )}
    </>
  );
}

interface OwnRatingLineProps {
  own: OwnRating;
  /** While it is being sent. */
  isBusy: boolean;
  /** Takes the focus, in place of the form that was sent. */
  takesFocus: boolean;
  /** The button to change it. */
  children?: ReactNode;
}

/** Shows in one line that this browser or account has rated, with its stars. */
function OwnRatingLine({ own: { rating }, isBusy, takesFocus, children }: OwnRatingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={line} className={classes.own} role="status" tabIndex={takesFocus ? -1 : undefined}>
      <Icon name="check" />
      <strong>{isBusy ? 'Enviando sua avaliação…' : 'Você já avaliou esta empresa'}</strong>
      {rating !== null && (
        <>
          <StarRow value={rating} />
          <span className="visually-hidden">com {formatAmount(rating, 'estrela', 'estrelas')}</span>
        </>
      )}
      {children}
    </div>
  );
}

interface ChangeRatingProps {
  companyName: string;
  own: OwnRating;
  ofOne: RatingOfOne;
  onClose(): void;
}

/** Changes the rating that this browser or account has given: the form with its values. */
function ChangeRating({ companyName, own, ofOne, onClose }: ChangeRatingProps) {
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
  const ownRating =
    own ?? (isSending ? { rating, comment: comment.trim() || null, changeableUntil: null } : null);
  if (ownRating && isChanging) {
    const close = () => {
      setWasSent(true);
      setIsChanging(false);
    };
    return <ChangeRating companyName={companyName} own={ownRating} ofOne={ofOne} onClose={close} />;
  }
  if (ownRating) {
    return (
      <OwnRatingLine own={ownRating} isBusy={own == null} takesFocus={wasSent}>
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
