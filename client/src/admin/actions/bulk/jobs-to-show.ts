import type { OwnBulkJobsQuery } from './bulk-job.gen.ts';
import { isUnderWay } from './bulk-texts.ts';

type OwnJob = OwnBulkJobsQuery['adminBulkJobs'][number];

/**
 * Returns the ids of the bulk actions to show when the site is opened: those that run or can be undone, then those that
 * ended with failures and whose reports are unread, which are those above `lastClosed`. Where no report was ever closed,
 * only the newest of them: the others may be weeks old.
 */
export function jobsToShow(jobs: readonly OwnJob[], lastClosed: number | null): string[] {
  const open = jobs.filter((job) => isUnderWay(job) || job.canUndo);
  const unread = jobs.filter((job) => !open.includes(job) && job.failedCount > 0);
  const shown = lastClosed === null ? unread.slice(0, 1) : unread.filter(({ id }) => Number(id) > lastClosed);
  return [...open, ...shown].map(({ id }) => id);
}
