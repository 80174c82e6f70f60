import type { ListedRatingFragment } from './rating-list.gen.ts';
import { RatingTools } from './rating-tools.tsx';
import { useIsOwner } from './use-is-owner.ts';

export interface VisitorRatingToolsProps {
  companyId: string;
  rating: ListedRatingFragment;
}

/** On the company's page, where anybody may be looking: its owner too. */
export function VisitorRatingTools({ companyId, rating }: VisitorRatingToolsProps) {
  return <RatingTools rating={rating} isOwner={useIsOwner(companyId)} />;
}
