import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isWorking } from './import-states.ts';
import { type ImportPartsFragment, useCompanyImportQuery } from './imports.gen.ts';

const POLL_MS = 1_000;
/** Root fields that list or count companies. */
const OF_COMPANIES = [
  'adminCategories',
  'adminCities',
  'adminCompanies',
  'adminOverview',
  'adminStatistics',
  'adminStats',
  'categories',
  'cities',
  'companies',
  'company',
  'searchLinks',
  'searchSuggestions',
  'siteStatistics',
];

/** Polls while `isOn`; the next request starts after the last response. */
export function usePolling(isOn: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(async () => {
        await latest.current();
        if (!isOver) wait();
      }, POLL_MS);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn]);
}

/** One import, polled while it runs; reloads what it changes elsewhere. */
export function useImport(id: string) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useCompanyImportQuery({ variables: { id } });
  const item: ImportPartsFragment | undefined = data?.companyImport;
  usePolling(item !== undefined && isWorking(item), refetch);

  // The cached import may be out of date.
  const [known, latest] = [useRef(item !== undefined), useRef(refetch)];
  useEffect(() => {
    if (known.current) void latest.current();
  }, [known, latest]);

  const status = item?.status;
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (!status || !last || last === status) return;
    cache.evict({ id: `CompanyImport:${id}`, fieldName: 'problems' });
    if (last !== 'running' && last !== 'undoing') return;
    for (const fieldName of OF_COMPANIES) cache.evict({ id: 'ROOT_QUERY', fieldName });
  }, [cache, id, status]);

  return { item, failure, refetch };
}
