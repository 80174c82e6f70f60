import type { ListedRatingFragment } from './rating-list.gen.ts';

/** What opens over the page to do something with one rating. */
export interface RatingModalProps {
  rating: ListedRatingFragment;
  onClose(): void;
}
