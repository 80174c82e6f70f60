import { type ListCountInput, useListCountQuery } from '../bulk/bulk-job.gen.ts';
import { countedApart, withTotal } from './counted.ts';
import type { PageOf, QueryResult } from './use-admin-list.tsx';

interface CountedApartOptions {
  /** The list's filter, as the count has it. */
  of: Omit<ListCountInput, 'action' | 'kind'>;
  variables: { q?: string | null | undefined; perPage: number };
  /** 'empresa', 'empresas'. */
  words: readonly [one: string, many: string];
}

/** Counts all of a searched text apart from its page, which the server counts up to a bound; returns page and words. */
export function useCountedApart<Page extends PageOf<unknown>>(
  { current, shown, ...result }: QueryResult<Page>,
  { of: input, variables: { q, perPage }, words }: CountedApartOptions,
): { result: QueryResult<Page>; count: string | undefined } {
  const isSearched = q != null;
  const isEstimated = shown?.totalIsExact === false;
  const total = useListCountQuery({ variables: { input }, skip: !(isSearched && isEstimated) }).data
    ?.adminListCount;
  const counted = (page: Page | undefined) => page && withTotal(page, total, perPage);
  const page = counted(shown);
  return {
    result: { ...result, current: counted(current), shown: page },
    count: page && countedApart(page, { isSearched, total }, ...words),
  };
}
