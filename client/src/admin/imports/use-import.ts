import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { isWorking } from './import-states.ts';
import { type ImportPartsFragment, useCompanyImportQuery } from './imports.gen.ts';

const POLL_MS = 1_000;

/** Asks again and again while `isOn`, the next time once the last is answered. */
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

/** One import, followed while the server works on it; what it changes elsewhere is asked for anew. */
export function useImport(id: string) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useCompanyImportQuery({ variables: { id } });
  const item: ImportPartsFragment | undefined = data?.companyImport;
  usePolling(item !== undefined && isWorking(item), refetch);

  // What is known of before may be old: somebody else, or the server, has gone on with it.
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
    invalidate(cache, 'RunImport');
  }, [cache, id, status]);

  return { item, failure, refetch };
}
