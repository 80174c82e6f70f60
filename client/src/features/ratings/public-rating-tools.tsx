import { useSession } from '../../api/session.ts';
import { useUnansweredRatingsQuery } from './owner-ratings.gen.ts';
import type { ListedRatingFragment } from './rating-list.gen.ts';
import { RatingTools } from './rating-tools.tsx';

/** Comes with them: the page names one file that is loaded later, not two. */
export { RatingOrder } from './rating-order.tsx';

interface PublicRatingToolsProps {
  companyId: string;
  rating: ListedRatingFragment;
}

/** What a visitor can do with a rating, or the company's owner: the server tells that one alone what waits for an answer. */
export function PublicRatingTools({ companyId, rating }: PublicRatingToolsProps) {
  const session = useSession();
  const { data } = useUnansweredRatingsQuery({
    variables: { companyId },
    skip: session === null || session.user.role === 'user',
  });
  return <RatingTools rating={rating} isOwner={typeof data?.company.unansweredRatings === 'number'} />;
}
