/** True of a page that is no more: others, or oneself, have decided what stood on it. */
export const isBeyond = (list: { page: number; lastPage: number } | undefined): boolean =>
  list !== undefined && list.page > list.lastPage;
