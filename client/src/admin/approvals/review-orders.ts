const OLDEST = { value: 'oldest', label: 'Há mais tempo' } as const;
const NEWEST = { value: 'newest', label: 'Mais recentes' } as const;
const NAME = { value: 'name', label: 'Nome, de A a Z' } as const;

/** Orders of open rows, default first: overdue, then oldest. */
export const OLDEST_FIRST = [OLDEST, NEWEST, NAME] as const;
/** Orders of decided rows, default first. */
export const NEWEST_FIRST = [NEWEST, OLDEST, NAME] as const;

export type ReviewOrders = typeof OLDEST_FIRST | typeof NEWEST_FIRST;

/** Values for `address.choice`. */
export const orderValues = ([usual, ...others]: ReviewOrders) =>
  [usual.value, ...others.map(({ value }) => value)] as const;
