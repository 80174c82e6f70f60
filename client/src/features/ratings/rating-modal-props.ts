import type { ListedRatingFragment } from './rating-list.gen.ts';

/** Props of a modal about one rating of a list. */
export interface RatingModalProps {
  rating: ListedRatingFragment;
  onClose(): void;
}
