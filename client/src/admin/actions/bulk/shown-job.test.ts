import { expect, it } from 'vitest';
import { openSession } from '../../../api/session.ts';
import { closeJob, showJob, showJobsAfter, shownJobs, unreadReports } from './shown-job.ts';

const signIn = (id: string) =>
  openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });

it('is shown to who started it, not to who signs in after', () => {
  signIn('1');
  showJob({ id: '5', chosen: [] });
  expect(shownJobs()[0]?.id).toBe('5');
  signIn('2');
  expect(shownJobs()).toEqual([]);
});

it('keeps what other tabs closed, and what they show', () => {
  signIn('3');
  showJob({ id: '20', chosen: [] });
  localStorage.setItem('bulk-reports:3', '{"left":["21"],"after":22}');
  closeJob('20');
  expect(unreadReports()).toEqual({ left: ['21'], after: 22 });
});

it('shows those before after it, and notes which are left', () => {
  signIn('1');
  showJob({ id: '9', chosen: [] });
  showJobsAfter(['9', '7']);
  showJob({ id: '10', chosen: [] });
  expect(shownJobs().map(({ id }) => id)).toEqual(['10', '9', '7']);
  expect(unreadReports()).toBeNull();
  closeJob('10');
  expect(unreadReports()).toEqual({ left: ['9', '7'], after: 10 });
  closeJob('9');
  closeJob('7');
  expect(unreadReports()).toEqual({ left: [], after: 10 });
  signIn('2');
  expect(unreadReports()).toBeNull();
});
