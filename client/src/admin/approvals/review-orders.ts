const OLDEST = { value: 'oldest', label: 'Há mais tempo' } as const;
const NEWEST = { value: 'newest', label: 'Mais recentes' } as const;
const NAME = { value: 'name', label: 'Nome, de A a Z' } as const;

/** Orders of what waits, the usual one first: what has waited longest, what is overdue before all. */
export const OLDEST_FIRST = [OLDEST, NEWEST, NAME] as const;
/** Orders of what happened, the usual one first. */
export const NEWEST_FIRST = [NEWEST, OLDEST, NAME] as const;

export type ReviewOrders = typeof OLDEST_FIRST | typeof NEWEST_FIRST;

/** As `address.choice` takes them. */
export const orderValues = ([usual, ...others]: ReviewOrders) =>
  [usual.value, ...others.map(({ value }) => value)] as const;
