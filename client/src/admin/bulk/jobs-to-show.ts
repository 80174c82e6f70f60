import type { OwnBulkJobsQuery } from './bulk-job.gen.ts';
import { isUnderWay } from './bulk-texts.ts';

type OwnJob = OwnBulkJobsQuery['adminBulkJobs'][number];

/**
 * Returns the ids of the bulk actions to show when the site is opened: those that run or can be undone, then those that
 * ended with failures and are not among the `read` ones. Where no report was ever read, only the newest of them: the
 * others may be weeks old.
 */
export function jobsToShow(jobs: readonly OwnJob[], read: readonly string[] | undefined): string[] {
  const open = jobs.filter((job) => isUnderWay(job) || job.canUndo);
  const failed = jobs.filter((job) => !open.includes(job) && job.failedCount > 0);
  const shown = read ? failed.filter(({ id }) => !read.includes(id)) : failed.slice(0, 1);
  return [...open, ...shown].map(({ id }) => id);
}
