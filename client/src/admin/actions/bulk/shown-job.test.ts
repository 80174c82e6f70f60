import { expect, it } from 'vitest';
import { openSession } from '../../../api/session.ts';
import { currentJob, showJob } from './shown-job.ts';

const signIn = (id: string) =>
  openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });

it('is shown to who started it, not to who signs in after', () => {
  signIn('1');
  showJob({ id: '5', chosen: [] });
  expect(currentJob()?.id).toBe('5');
  signIn('2');
  expect(currentJob()).toBeUndefined();
});
