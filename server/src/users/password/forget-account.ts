import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
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
  await reader.query(statement, [account, `held:${account}`]);
}

/**
 * The owner has shown himself, or an administrator has helped: what was tried against the account before no longer holds
 * it, and the next mail with a link goes at once. Known addresses stay. What counts by address alone goes on: an account
 * of one's own would be a way to begin anew.
 */
export const forgetFailures = (manager: EntityManager, email: string): Promise<void> =>
  forget(FORGET_FAILURES, manager, email);

/** Removes all that is counted and remembered of an e-mail, for an account that is closed or has another one. */
export const forgetAccount = (manager: EntityManager, email: string): Promise<void> =>
  forget(FORGET, manager, email);
