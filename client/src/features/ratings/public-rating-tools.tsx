import { useApolloClient } from '@apollo/client/react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { useSession } from '../../api/session.ts';
import { browserFingerprint } from '../../lib/fingerprint.ts';
import { formatNumber } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSetRatingUsefulMutation } from './mark-rating.gen.ts';
import { useUnansweredRatingsQuery } from './owner-ratings.gen.ts';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import classes from './rating-list.module.css';
import { namingOf, RatingTools } from './rating-tools.tsx';
import { usefulRatings } from './stored-ratings.ts';

/** Exported here so that the page loads one file later, not two. */
export { RatingOrder } from './rating-order.tsx';

const FAILED = 'Não foi possível marcar a avaliação. Tente novamente.';

/** Marks a rating as useful, or takes the mark back. */
function UsefulButton({ rating }: { rating: ListedRatingFragment }) {
  const { id, usefulCount } = rating;
  const { cache } = useApolloClient();
  const isMarked = usefulRatings.useHas(id);
  const [send, { loading }] = useSetRatingUsefulMutation();
  const toggle = async () => {
    if (loading) return;
    try {
      await send({ variables: { id, isUseful: !isMarked, fingerprint: await browserFingerprint() } });
      usefulRatings.store(id, !isMarked);
    } catch (error) {
      showToast(errorMessage(error, FAILED), 'error');
      if (failureOf(error).code === 'NOT_FOUND') invalidate(cache, 'ReportRating');
    }
  };
  return (
    <button
      type="button"
      className={classes.tool}
      data-useful
      aria-pressed={isMarked}
      aria-label={`Útil${countOf(usefulCount)}: ${namingOf(rating)}`}
      onClick={toggle}
    >
      {isMarked && <Icon name="check" size={16} />}Útil{countOf(usefulCount)}
    </button>
  );
}

const countOf = (count: number): string => (count > 0 ? ` (${formatNumber(count)})` : '');

interface PublicRatingToolsProps {
  companyId: string;
  rating: ListedRatingFragment;
}

/**
 * Shows the buttons to mark a rating as useful and to report it, or for the company's owner to answer it: only the owner
 * gets the count of unanswered ratings.
 */
export function PublicRatingTools({ companyId, rating }: PublicRatingToolsProps) {
  const session = useSession();
  const { data } = useUnansweredRatingsQuery({
    variables: { companyId },
    skip: session === null || session.user.role === 'user',
  });
  const isOwner = typeof data?.company.unansweredRatings === 'number';
  return (
    <>
      {isOwner ? (
        rating.usefulCount > 0 && <span className={classes.date}>Útil{countOf(rating.usefulCount)}</span>
      ) : (
        <UsefulButton rating={rating} />
      )}
      <RatingTools rating={rating} isOwner={isOwner} />
    </>
  );
}
