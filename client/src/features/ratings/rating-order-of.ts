const OTHERS = ['oldest', 'best', 'worst'] as const;

/** The order of the ratings in an address; undefined is the usual one, the newest first. */
export const ratingOrderOf = (search: URLSearchParams) =>
  OTHERS.find((order) => order === search.get('order'));
