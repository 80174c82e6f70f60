import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { cutTo, formatAmount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { CountedTextArea } from '../../ui/form/counted-text-area.tsx';
import { StarInput } from '../../ui/form/star-input.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { NeedsScript } from '../../ui/hydration/needs-script.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { useUpdateRatingMutation } from './change-rating.gen.ts';
import { useRateCompanyMutation } from './rate-company.gen.ts';
import classes from './rate-form.module.css';
import type { GivenRating, OwnRating, RatingOfOne } from './use-own-rating.ts';

/** In code points. */
const COMMENT_LIMIT = 1_000;
const NAME_LIMIT = 40;

/** What the form holds; no stars are 0. */
interface RateValues {
  rating: number;
  comment: string;
  displayName: string;
  neighborhood: string;
}

const valuesOf = (own?: OwnRating): RateValues => ({
  rating: own?.rating ?? 0,
  comment: own?.comment ?? '',
  displayName: own?.displayName ?? '',
  neighborhood: own?.neighborhood ?? '',
});
const givenBy = ({ rating, comment, displayName, neighborhood }: RateValues): GivenRating => ({
  rating,
  comment: comment.trim() || null,
  displayName: displayName.trim() || null,
  neighborhood: neighborhood.trim() || null,
});
/** Names the field that the server rejects. */
const failedText = (fallback: string) => (error: unknown) => {
  const [problem] = Object.values(failureOf(error).fields);
  return problem ?? errorMessage(error, fallback);
};

interface RateFieldsProps {
  legend: string;
  /** Without stars the texts are hidden. */
  values: RateValues;
  change(changes: Partial<RateValues>): void;
  disabled?: boolean;
  /** Between stars and comment. */
  children?: ReactNode;
}

/** Shows the stars and, once some are chosen, comment, name and neighbourhood of a rating. */
function RateFields(props: RateFieldsProps) {
  const { legend, values, change, disabled = false, children } = props;
  const { rating, comment, displayName, neighborhood } = values;
  return (
    <>
      <StarInput
        legend={legend}
        value={rating}
        onChange={(stars) => change({ rating: stars })}
        disabled={disabled}
      />
      {children}
      {rating > 0 && (
        <>
          <CountedTextArea
            label="Comentário (opcional)"
            value={comment}
            limit={COMMENT_LIMIT}
            onChange={(text) => change({ comment: text })}
            rows={4}
          />
          <div className={classes.names}>
            <TextField
              label="Seu primeiro nome (opcional)"
              description="Todos podem ler."
              name="displayName"
              autoComplete="given-name"
              value={displayName}
              onChange={(event) => change({ displayName: cutTo(event.currentTarget.value, NAME_LIMIT) })}
            />
            <TextField
              label="Seu bairro (opcional)"
              description="Todos podem ler."
              name="neighborhood"
              autoComplete="address-level3"
              value={neighborhood}
              onChange={(event) => change({ neighborhood: cutTo(event.currentTarget.value, NAME_LIMIT) })}
            />
          </div>
        </>
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
  const [values, setValues] = useState(() => valuesOf(own));
  const [update] = useUpdateRatingMutation();
  const changed = givenBy(values);
  const { isBusy, problem, attempt } = useAttempt(
    failedText('Não foi possível alterar a avaliação. Tente novamente.'),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || values.rating === 0) return;
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
        values={values}
        change={(changes) => setValues({ ...values, ...changes })}
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

/** Rates a company: choosing stars opens the texts; all are sent together, once. */
export function RateForm({ companyName, ofOne }: RateFormProps) {
  const { companyId, own, isOwner, rate } = ofOne;
  const [send] = useRateCompanyMutation();
  const [values, setValues] = useState(() => valuesOf());
  const [wasSent, setWasSent] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setIsSending] = useState(false);
  const { isBusy, problem, attempt } = useAttempt(
    failedText('Erro ao enviar avaliação. Tente novamente.'),
    () => {
      flushSync(() => setIsSending(false));
      form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
      return false;
    },
  );

  if (isOwner) return <p>Você cuida desta empresa: quem avalia são os clientes.</p>;
  // At once, so that nothing below jumps when the answer comes.
  const ownRating = own ?? (isSending ? { ...givenBy(values), changeableUntil: null } : null);
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
    if (isBusy || values.rating === 0) return;
    setWasSent(true);
    setIsSending(true);
    await attempt(async () => {
      const given = givenBy(values);
      const sendBy = (fingerprint: string) =>
        send({ variables: { input: { companyId, ...given, fingerprint } } });
      if (await rate(given, sendBy)) showToast('Obrigado pela sua avaliação!');
    });
    setIsSending(false);
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} aria-label={`Avaliar ${companyName}`}>
      <RateFields
        legend="Avalie esta empresa"
        values={values}
        change={(changes) => setValues({ ...values, ...changes })}
        disabled={own === undefined || isBusy}
      >
        <NeedsScript to="avaliar" />
      </RateFields>
      {values.rating > 0 && (
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
