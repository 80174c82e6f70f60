import { openSession } from '../api/session.ts';
import type { AccountFragment } from '../domain/account/viewer.gen.ts';

type Account = AccountFragment & { __typename: 'User' };

/** Returns the account of an owner. */
export const account = (changes: Partial<AccountFragment> = {}): Account => ({
  __typename: 'User',
  id: '7',
  name: 'Rosa Lima',
  email: 'rosa@exemplo.com.br',
  role: 'company',
  companyName: null,
  isEmailConfirmed: true,
  createdAt: '2026-11-04T12:00:00.000Z',
  plan: null,
  ...changes,
});

/** Returns the response of login and registration. */
export const entered = (changes: Partial<AccountFragment> = {}) => ({
  __typename: 'AuthPayload',
  token: 'ficha-da-rosa',
  user: account(changes),
});

/** Stores a session of the account in the browser. */
export const haveSession = (changes: Partial<AccountFragment> = {}): void => openSession(entered(changes));
