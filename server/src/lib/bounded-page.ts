import { type Page, type PageArgs, toPage } from './paging.ts';
import type { Reader } from './sql.ts';

export interface BoundedCount {
  total: number;
  totalIsExact: boolean;
}

/**
 * A page of a list whose total may be an estimate of `boundedCount`: a full page is never told to be the last, a
 * page that is not full tells the total, and beyond the end the rows of `FROM … WHERE …` are counted after all.
 */
export async function boundedPage<Item>(
  reader: Reader,
  list: { from: string; values: readonly unknown[]; counted: BoundedCount },
  items: Item[],
  args: PageArgs,
): Promise<Page<Item> & { totalIsExact: boolean }> {
  const { total, totalIsExact } = list.counted;
  if (totalIsExact) return { ...toPage(items, total, args), totalIsExact };
  const seen = (args.page - 1) * args.perPage + items.length;
  if (items.length === args.perPage) {
    const page = toPage(items, Math.max(total, seen), args);
    return { ...page, lastPage: Math.max(page.lastPage, args.page + 1), totalIsExact: false };
  }
  if (items.length > 0) return { ...toPage(items, seen, args), totalIsExact: true };
  const counting = { name: '', text: `SELECT count(*)::int AS total ${list.from}` };
  const [row] = await reader.query<{ total: number }>(counting, list.values);
  return { ...toPage(items, row?.total ?? 0, args), totalIsExact: true };
}
