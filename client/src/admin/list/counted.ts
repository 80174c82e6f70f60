import { formatAmount, formatNumber } from '../../lib/format.ts';

/** The server counts so many rows of a list exactly. */
const COUNTED_ROWS = 100_000;
/** The same where texts are searched. */
export const COUNTED_BY_TEXT = 1_000;

/** Returns '1 empresa', '11.188 empresas', and 'mais de 100.000 empresas' for a total that is an estimate. */
export const countedRows = (
  { total, totalIsExact = true }: { total: number; totalIsExact?: boolean },
  one: string,
  many: string,
  counted = COUNTED_ROWS,
): string => (totalIsExact ? formatAmount(total, one, many) : `mais de ${formatNumber(counted)} ${many}`);

/** Returns the last page that pages link to: those behind the rows counted take the server too long to reach. */
export const lastLinkedPage = (
  { lastPage, totalIsExact = true }: { lastPage: number; totalIsExact?: boolean },
  perPage: number,
): number => (totalIsExact ? lastPage : Math.min(lastPage, Math.floor(COUNTED_ROWS / perPage)));
