/** Returns true for a page beyond the last one: its rows have been decided or removed. */
export const isPastLastPage = (list: { page: number; lastPage: number } | undefined): boolean =>
  list !== undefined && list.page > list.lastPage;
