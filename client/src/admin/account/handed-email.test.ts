import { expect, it } from 'vitest';
import { openSession } from '../../api/session.ts';
import { handEmail, handedEmail } from './handed-email.ts';

const signIn = (id: string) =>
  openSession({ token: id, user: { id, name: 'Ana', email: 'ana@exemplo.com.br', role: 'admin' } });

it('is for who handed it over, not for who signs in after', () => {
  signIn('1');
  handEmail('julia@exemplo.com.br');
  expect(handedEmail()).toBe('julia@exemplo.com.br');
  signIn('2');
  expect(handedEmail()).toBe('');
});
