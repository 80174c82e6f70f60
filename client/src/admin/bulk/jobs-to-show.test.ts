import { expect, it } from 'vitest';
import { jobsToShow } from './bulk-dock.tsx';
import type { OwnBulkJobsQuery } from './bulk-job.gen.ts';

const job = (
  id: number,
  failedCount: number,
  status: OwnBulkJobsQuery['adminBulkJobs'][number]['status'] = 'done',
  canUndo = false,
) => ({
  __typename: 'BulkJob' as const,
  id: String(id),
  status,
  canUndo,
  failedCount,
});
const JOBS = [
  job(9, 2),
  job(8, 0),
  job(7, 1, 'cancelled'),
  job(6, 1, 'running'),
  job(5, 0, 'done', true),
  job(4, 3),
];

it('shows what is open, then the unread reports of failures', () => {
  expect(jobsToShow(JOBS, ['4'])).toEqual(['6', '5', '9', '7']);
  expect(jobsToShow(JOBS, ['7', '4'])).toEqual(['6', '5', '9']);
  expect(jobsToShow(JOBS, ['9', '7', '4'])).toEqual(['6', '5']);
});

it('shows the newest report where none was ever read', () => {
  expect(jobsToShow(JOBS, undefined)).toEqual(['6', '5', '9']);
});
