import { expect, it } from 'vitest';
import { openSession } from '../../../api/session.ts';
import { closeJob, lastClosed, showJob, showJobsAfter, shownJobs } from './shown-job.ts';

const signIn = (id: string) =>
  openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });

it('is shown to who started it, not to who signs in after', () => {
  signIn('1');
  showJob({ id: '5', chosen: [] });
  expect(shownJobs()[0]?.id).toBe('5');
  signIn('2');
  expect(shownJobs()).toEqual([]);
});

it('shows those before after it, and notes that all are closed once none is left', () => {
  signIn('1');
  showJob({ id: '9', chosen: [] });
  showJobsAfter(['9', '7']);
  showJob({ id: '10', chosen: [] });
  expect(shownJobs().map(({ id }) => id)).toEqual(['10', '9', '7']);
  closeJob('10');
  closeJob('9');
  expect(lastClosed()).toBeNull();
  closeJob('7');
  expect(lastClosed()).toBe(10);
  signIn('2');
  expect(lastClosed()).toBeNull();
});
