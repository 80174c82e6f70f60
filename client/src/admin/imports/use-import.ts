import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { usePolling } from '../../api/use-polling.ts';
import { isWorking } from './import-states.ts';
import { type ImportPartsFragment, useCompanyImportQuery } from './imports.gen.ts';

/** Polling interval while the server works on an import. */
export const POLL_MS = 1_000;

/** Loads one import and polls it while it runs; reloads what it changes elsewhere. */
export function useImport(id: string) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useCompanyImportQuery({ variables: { id } });
  const item: ImportPartsFragment | undefined = data?.adminImport;
  usePolling(refetch, { everyMs: item && isWorking(item) ? POLL_MS : undefined });

  // The cached import may be out of date.
  const [hasItem, latest] = [useRef(item !== undefined), useRef(refetch)];
  useEffect(() => {
    if (hasItem.current) void latest.current();
  }, [hasItem, latest]);

  const status = item?.status;
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (!status || !last || last === status) return;
    for (const fieldName of ['problems', 'unknownValues', 'replacements'])
      cache.evict({ id: `Import:${id}`, fieldName });
    invalidate(cache, last === 'running' || last === 'undoing' ? 'RunImport' : 'CheckImport');
  }, [cache, id, status]);

  return { item, failure, refetch };
}
