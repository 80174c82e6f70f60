import { plainText } from '../../lib/plain-text.ts';
import type { PageOf } from './use-admin-list.tsx';

/** Returns the only page of a list that comes whole. */
export const onlyPage = <Row>(items: readonly Row[]): PageOf<Row> => ({
  items,
  page: 1,
  lastPage: 1,
  total: items.length,
});

/** Returns what says whether one of some texts has what was searched, without regard to case and accents; null has all. */
export function searchOf(q: string | null): (...texts: readonly string[]) => boolean {
  if (q === null) return () => true;
  const searched = plainText(q.trim());
  return (...texts) => texts.some((text) => plainText(text).includes(searched));
}
