import type { ListedRatingFragment } from './rating-list.gen.ts';

/** What opens over a list for one of its ratings. */
export interface RatingModalProps {
  rating: ListedRatingFragment;
  onClose(): void;
}
