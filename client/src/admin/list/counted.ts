import { formatAmount, formatNumber } from '../../lib/format.ts';
import type { PageOf } from './use-admin-list.tsx';

/** The server counts so many rows of a list exactly. */
const COUNTED_ROWS = 100_000;
/** The same with a page of a searched text; all of it are counted apart. */
const COUNTED_BY_TEXT = 1_000;
/** Pages of so many rows of a longer list are reached within 100 ms by every order, at a million rows. */
const LINKED_ROWS = 10_000;

/** The total of a searched text, counted apart: undefined until it is known, null for more than are counted. */
type Total = number | null | undefined;

/** Returns a page with the total that was counted apart, where it is known. */
export const withTotal = <Page extends PageOf<unknown>>(page: Page, total: Total, perPage: number): Page =>
  total == null
    ? page
    : { ...page, total, totalIsExact: true, lastPage: Math.max(1, Math.ceil(total / perPage)) };

/** Returns '1 empresa', '11.188 empresas', and 'mais de 100.000 empresas' for a total that is an estimate. */
export function countText(
  { total, totalIsExact = true }: { total: number; totalIsExact?: boolean },
  [singular, plural]: readonly [singular: string, plural: string],
  isCountedByText: boolean,
): string {
  if (totalIsExact) return formatAmount(total, singular, plural);
  return `mais de ${formatNumber(isCountedByText ? COUNTED_BY_TEXT : COUNTED_ROWS)} ${plural}`;
}

/** Returns the last page that pages link to: in a list that is not counted exactly, later ones take the server too long. */
export const lastLinkedPage = (
  { lastPage, totalIsExact = true }: { lastPage: number; totalIsExact?: boolean },
  perPage: number,
): number => (totalIsExact ? lastPage : Math.min(lastPage, Math.floor(LINKED_ROWS / perPage)));
