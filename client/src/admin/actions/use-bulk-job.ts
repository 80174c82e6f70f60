import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { usePolling } from '../../api/use-polling.ts';
import { type BulkJobPartsFragment, useBulkJobQuery } from './bulk-job.gen.ts';

const POLL_MS = 1_000;

/** Loads a bulk action and polls it while it runs; when it has ended, the lists that it changed are read anew. */
export function useBulkJob(id: string) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useBulkJobQuery({ variables: { id } });
  const job: BulkJobPartsFragment | undefined = data?.adminBulkJob;
  const isRunning = job?.status === 'running';
  usePolling(refetch, { everyMs: !job || isRunning ? POLL_MS : undefined });

  const wasRunning = useRef(true);
  useEffect(() => {
    if (!job || isRunning || !wasRunning.current) return;
    wasRunning.current = false;
    invalidate(cache, 'StartBulkAction');
  }, [cache, job, isRunning]);

  return { job, isRunning, failure, refetch };
}
