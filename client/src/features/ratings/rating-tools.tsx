import { useState } from 'react';
import { formatAmount, formatDate } from '../../lib/format.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';
import { reportedRatings } from './stored-ratings.ts';

/** Loaded on demand: few visitors report or answer. */
const ReportModal = lazyOr(
  async () => (await import('./report-rating-modal.tsx')).ReportRatingModal,
  NotLoaded,
);
const AnswerModal = lazyOr(
  async () => (await import('./answer-rating-modal.tsx')).AnswerRatingModal,
  NotLoaded,
);

/** Returns the name of a rating for labels of buttons. */
export const namingOf = ({ rating, createdAt }: Pick<ListedRatingFragment, 'rating' | 'createdAt'>): string =>
  `avaliação de ${formatAmount(rating, 'estrela', 'estrelas')}, de ${formatDate(createdAt)}`;

interface RatingToolsProps {
  rating: ListedRatingFragment;
  /** Signed in as the owner of the company. */
  isOwner: boolean;
}

/** Shows the buttons to report a rating or, for the owner, to answer it or change the answer. */
export function RatingTools({ rating, isOwner }: RatingToolsProps) {
  const isReported = reportedRatings.useHas(rating.id);
  const [open, setOpen] = useState<'report' | 'answer'>();
  const close = () => setOpen(undefined);
  const naming = namingOf(rating);
  return (
    <>
      {isOwner && (
        <button
          type="button"
          className={classes.tool}
          aria-label={rating.answer ? `Alterar resposta à ${naming}` : `Responder à ${naming}`}
          onClick={() => setOpen('answer')}
        >
          {rating.answer ? 'Alterar resposta' : 'Responder'}
        </button>
      )}
      {isReported ? (
        <span className={classes.date}>Denunciada</span>
      ) : (
        <button
          type="button"
          className={classes.tool}
          data-quiet
          aria-label={`Denunciar ${naming}`}
          onClick={() => setOpen('report')}
        >
          Denunciar
        </button>
      )}
      <OnDemand>
        {open === 'report' && <ReportModal rating={rating} onClose={close} />}
        {open === 'answer' && <AnswerModal rating={rating} onClose={close} />}
      </OnDemand>
    </>
  );
}
