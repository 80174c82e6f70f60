const OTHERS = ['newest', 'oldest', 'best', 'worst'] as const;

/** Returns the order of the ratings in a URL; undefined is the default, the most useful first. */
export const ratingOrderOf = (search: URLSearchParams) =>
  OTHERS.find((order) => order === search.get('order'));

/** Returns the stars by which a URL filters the ratings; undefined for all. */
export const ratingStarsOf = (search: URLSearchParams): number | undefined =>
  [1, 2, 3, 4, 5].find((stars) => String(stars) === search.get('stars'));
