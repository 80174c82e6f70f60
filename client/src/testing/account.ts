import { openSession } from '../api/session.ts';
import type { AccountFragment } from '../domain/account/viewer.gen.ts';

type Account = AccountFragment & { __typename: 'User' };

/** An owner's account, as the server tells it. */
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

/** What login and registration answer. */
export const entered = (changes: Partial<AccountFragment> = {}) => ({
  __typename: 'AuthPayload',
  token: 'ficha-da-rosa',
  user: account(changes),
});

/** This browser has a session of the account. */
export const haveSession = (changes: Partial<AccountFragment> = {}): void => openSession(entered(changes));
