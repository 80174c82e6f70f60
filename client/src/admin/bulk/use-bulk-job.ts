import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { invalidate } from '../../api/invalidation.ts';
import { usePolling } from '../../api/use-polling.ts';
import { reportWaitingAgain } from '../undo/waiting-again.ts';
import { type BulkJobPartsFragment, useBulkJobQuery } from './bulk-job.gen.ts';
import { isUnderWay } from './bulk-texts.ts';
import type { ShownJob } from './shown-job.ts';

const POLL_MS = 500;
/** An account's requests are limited: a long action is asked for less often, and so is one after a failure. */
const LONG_POLL_MS = 3_000;
/** Takes seconds. */
const LONG = 500;
/** Asking again does not help. */
const GONE = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

/**
 * Loads a bulk action and polls it while it runs and while it can be undone; when it has ended, or is undone, the lists
 * that it changed are read anew, and what waits after all is reported.
 */
export function useBulkJob({ id, chosen }: ShownJob) {
  const { cache } = useApolloClient();
  const { data, failure, refetch } = useBulkJobQuery({ variables: { id } });
  const isGone = failure !== undefined && GONE.has(failure.code);
  const job: BulkJobPartsFragment | undefined = isGone ? undefined : data?.adminBulkJob;
  const isRunning = job !== undefined && isUnderWay(job);
  const everyMs = failure || (isRunning && job.total > LONG) ? LONG_POLL_MS : POLL_MS;
  const isOpen = !isGone && (!job || isRunning || job.canUndo);
  usePolling(refetch, { everyMs: isOpen ? everyMs : undefined });

  const wasRunning = useRef(true);
  const end = useEffectEvent(({ status, failures }: BulkJobPartsFragment) => {
    const failed = new Set(failures.map((failure) => failure.id));
    // Of a stopped action nobody knows which are decided: the list says so.
    const isWhole = status === 'done';
    reportWaitingAgain(isWhole ? chosen.filter((thing) => failed.has(thing.id)) : chosen);
    invalidate(cache, 'StartBulkAction');
  });
  useEffect(() => {
    if (!job) return;
    if (wasRunning.current && !isRunning) end(job);
    wasRunning.current = isRunning;
  }, [job, isRunning]);

  return { job, isRunning, failure, refetch };
}
