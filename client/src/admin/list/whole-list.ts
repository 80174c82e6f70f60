import { plainText } from '../../lib/plain-text.ts';
import type { PageOf } from './use-admin-list.tsx';

/** Returns the only page of a list that comes whole. */
export const onlyPage = <Row>(items: readonly Row[]): PageOf<Row> => ({
  items,
  page: 1,
  lastPage: 1,
  total: items.length,
});

/** Returns whether one of the texts has what was searched, without regard to case and accents. */
export const hasText = (searched: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => plainText(text).includes(plainText(searched.trim())));
