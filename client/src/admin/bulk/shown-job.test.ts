import { expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { closeJob, noteRead, readReports, showJob, showJobsAfter, shownJobs } from './shown-job.ts';

const signIn = (id: string) =>
  openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });

it('is shown to who started it, not to who signs in after', () => {
  signIn('1');
  showJob({ id: '5', chosen: [] });
  expect(shownJobs()[0]?.id).toBe('5');
  signIn('2');
  expect(shownJobs()).toEqual([]);
});

it('keeps what other tabs closed', () => {
  signIn('3');
  showJob({ id: '9', chosen: [] });
  localStorage.setItem('bulk-reports:3', '["10","8"]');
  closeJob('9');
  expect(readReports()).toEqual(['10', '9', '8']);
});

it('keeps the newest that were closed', () => {
  signIn('4');
  noteRead(Array.from({ length: 25 }, (_, index) => String(index + 90)));
  expect(readReports()).toHaveLength(20);
  expect(readReports()?.[0]).toBe('114');
});

it('shows those before after it, and notes which are closed', () => {
  signIn('1');
  showJob({ id: '9', chosen: [] });
  showJobsAfter(['9', '7']);
  showJob({ id: '10', chosen: [] });
  expect(shownJobs().map(({ id }) => id)).toEqual(['10', '9', '7']);
  expect(readReports()).toBeUndefined();
  closeJob('10');
  closeJob('7');
  expect(readReports()).toEqual(['10', '7']);
  expect(shownJobs().map(({ id }) => id)).toEqual(['9']);
  signIn('2');
  expect(readReports()).toBeUndefined();
});
