import { openSession } from '../api/session.ts';
import type { AccountFragment, Capability } from '../domain/account/viewer.gen.ts';

type Account = AccountFragment & { __typename: 'User' };

const ALL: Record<Capability, true> = {
  seeLists: true,
  seePersons: true,
  decide: true,
  answerMessages: true,
  editCompanies: true,
  removeCompanies: true,
  manageUsers: true,
  managePlans: true,
  manageCatalog: true,
  manageSettings: true,
  importCompanies: true,
  readAudit: true,
  manageMails: true,
  manageWebhooks: true,
};

/** Returns the account of an owner, or with the role `admin` that of an administrator who may do everything. */
export const account = (changes: Partial<AccountFragment> = {}): Account => ({
  __typename: 'User',
  id: '7',
  name: 'Rosa Lima',
  email: 'rosa@exemplo.com.br',
  role: 'company',
  adminRole: changes.role === 'admin' ? 'administrator' : null,
  capabilities: changes.role === 'admin' ? (Object.keys(ALL) as Capability[]) : [],
  companyName: null,
  isEmailConfirmed: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
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
