import { type ReactNode, useEffect, useRef } from 'react';
import { formatAmount } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { StarRow } from '../../ui/stars.tsx';
import classes from './rate-form.module.css';
import type { OwnRating } from './use-own-rating.ts';

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
export function OwnRatingLine({ own: { rating }, isBusy, takesFocus, children }: OwnRatingLineProps) {
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
