import { choiceOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

const OLDEST = { value: 'oldest', label: 'Mais antigas' } as const;
const NEWEST = { value: 'newest', label: 'Mais recentes' } as const;
const NAME = { value: 'name', label: 'Nome, de A a Z' } as const;

/** Orders of open rows, default first: overdue, then oldest. */
export const OLDEST_FIRST = [OLDEST, NEWEST, NAME] as const;
/** Orders of decided rows, default first. */
export const NEWEST_FIRST = [NEWEST, OLDEST, NAME] as const;

/** Reads what the three lists have in common from the URL. */
export const reviewFilter = (address: ListAddress, orders: typeof OLDEST_FIRST | typeof NEWEST_FIRST) => ({
  q: address.text('q').trim() || null,
  order: choiceOf(address, 'order', orders),
  page: address.page,
});
