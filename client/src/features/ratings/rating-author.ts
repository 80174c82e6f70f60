import type { ListedRatingFragment } from './rating-list.gen.ts';

/** Returns who rated, as 'Ana · Cambuí', 'Ana' or 'Alguém · Cambuí'; empty for an anonymous rating. */
export const ratingAuthor = ({
  displayName,
  neighborhood,
}: Pick<ListedRatingFragment, 'displayName' | 'neighborhood'>): string =>
  [displayName ?? (neighborhood && 'Alguém'), neighborhood].filter(Boolean).join(' · ');
