import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import { RatingOrigin, RatingState, RatingText } from './rating-cells.tsx';

/** Shows a rating with where it comes from and its state, outside the list. */
export function ReportedRating({ rating }: { rating: AdminRatingRowFragment }) {
  return (
    <>
      <RatingText {...rating} />
      <div>
        <RatingOrigin {...rating} />
      </div>
      <RatingState {...rating} />
    </>
  );
}
