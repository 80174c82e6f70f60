import type { Reader } from '../database/statement.ts';
import { type Page, type PageArgs, toPage } from './paging.ts';

export interface BoundedCount {
  total: number;
  totalIsExact: boolean;
}

/**
 * A page of a list whose total may be an estimate of `boundedCount`. `found` is one row longer than the page where
 * another page follows: ask for `perPage + 1`. The last page tells the exact total, and beyond the end the rows of
 * `FROM … WHERE …` are counted after all.
 */
export async function boundedPage<Item>(
  reader: Reader,
  list: { from: string; values: readonly unknown[]; counted: BoundedCount },
  found: Item[],
  args: PageArgs,
): Promise<Page<Item> & { totalIsExact: boolean }> {
  const { total, totalIsExact } = list.counted;
  const items = found.slice(0, args.perPage);
  if (totalIsExact) return { ...toPage(items, total, args), totalIsExact };
  const seen = (args.page - 1) * args.perPage + found.length;
  if (found.length > items.length) {
    return { ...toPage(items, Math.max(total, seen), args), totalIsExact: false };
  }
  if (items.length > 0) return { ...toPage(items, seen, args), totalIsExact: true };
  const counting = { name: '', text: `SELECT count(*)::int AS total ${list.from}` };
  const [row] = await reader.query<{ total: number }>(counting, list.values);
  return { ...toPage(items, row?.total ?? 0, args), totalIsExact: true };
}
