const OTHERS = ['oldest', 'best', 'worst'] as const;

/** Returns the order of the ratings in a URL; undefined is the default, newest first. */
export const ratingOrderOf = (search: URLSearchParams) =>
  OTHERS.find((order) => order === search.get('order'));
