import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { usePolling } from '../../api/use-polling.ts';
import { type BulkJobPartsFragment, useBulkJobQuery } from './bulk-job.gen.ts';
import { isUnderWay } from './bulk-texts.ts';

const POLL_MS = 1_000;

/**
 * Loads a bulk action and polls it while it runs and while it can be undone; when it has ended, or is undone, the lists
 * that it changed are read anew.
 */
export function useBulkJob(id: string) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useBulkJobQuery({ variables: { id } });
  const job: BulkJobPartsFragment | undefined = data?.adminBulkJob;
  const isRunning = job !== undefined && isUnderWay(job);
  usePolling(refetch, { everyMs: !job || isRunning || job.canUndo ? POLL_MS : undefined });

  const wasRunning = useRef(true);
  useEffect(() => {
    if (!job) return;
    if (wasRunning.current && !isRunning) invalidate(cache, 'StartBulkAction');
    wasRunning.current = isRunning;
  }, [cache, job, isRunning]);

  return { job, isRunning, failure, refetch };
}
