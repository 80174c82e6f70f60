import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import { RatingOrigin, RatingState, RatingText } from './rating-cells.tsx';

/** Shows a rating with where it comes from and its state, without the reports, which its approval lists. */
export function ReportedRating({ rating }: { rating: AdminRatingRowFragment }) {
  return (
    <>
      <RatingText {...rating} />
      <RatingOrigin {...rating} />
      <RatingState {...rating} reports={[]} />
    </>
  );
}
