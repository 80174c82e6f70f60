import { useSession } from '../../api/session.ts';
import { useUnansweredRatingsQuery } from './owner-ratings.gen.ts';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import { RatingTools } from './rating-tools.tsx';

/** Exported here so that the page loads one file later, not two. */
export { RatingOrder } from './rating-order.tsx';

interface PublicRatingToolsProps {
  companyId: string;
  rating: ListedRatingFragment;
}

/**
 * Shows the buttons to report a rating, or for the company's owner to answer it: only the owner gets the count of
 * unanswered ratings.
 */
export function PublicRatingTools({ companyId, rating }: PublicRatingToolsProps) {
  const session = useSession();
  const { data } = useUnansweredRatingsQuery({
    variables: { companyId },
    skip: session === null || session.user.role === 'user',
  });
  return <RatingTools rating={rating} isOwner={typeof data?.company.unansweredRatings === 'number'} />;
}
