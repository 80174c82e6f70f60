import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { lockoutKey } from '../../limits/lockout.ts';
import { accountKey } from '../account-key.ts';

const FORGET: Statement = {
  name: 'forget_account',
  text: 'DELETE FROM rate_limits WHERE starts_with(key, $1) OR starts_with(key, $2)',
};
const FORGET_FAILURES: Statement = {
  name: 'forget_failures',
  text: `DELETE FROM rate_limits
         WHERE (starts_with(key, $1) OR starts_with(key, $2)) AND NOT starts_with(key, $1 || 'entered:')`,
};

async function forget(statement: Statement, manager: EntityManager, email: string): Promise<void> {
  const reader = transactionReader(manager);
  const account = `${await accountKey(reader, email)}:`;
  await reader.query(statement, [account, lockoutKey(account)]);
}

/**
 * After a new password or an administrator's help: removes the account's failure counters and lockouts, so that the
 * next mail with a link is sent at once. Known addresses stay, and so do counters by address alone, which an attacker
 * could otherwise reset with an own account.
 */
export const forgetFailures = (manager: EntityManager, email: string): Promise<void> =>
  forget(FORGET_FAILURES, manager, email);

/** Removes all counters and known addresses of an e-mail, when its account is closed or has another one. */
export const forgetAccount = (manager: EntityManager, email: string): Promise<void> =>
  forget(FORGET, manager, email);
