import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { lockoutKey } from '../../limits/lockout.ts';
import { accountKey } from '../account-key.ts';

const CLEAR: Statement = {
  name: 'clear_login_counters',
  text: `DELETE FROM rate_limits WHERE (starts_with(key, $1) OR starts_with(key, $2))
           AND NOT ($3::boolean AND starts_with(key, $1 || 'entered:'))`,
};

async function clear(manager: EntityManager, email: string, keepsAddresses: boolean): Promise<void> {
  const reader = transactionReader(manager);
  const account = `${await accountKey(reader, email)}:`;
  await reader.query(CLEAR, [account, lockoutKey(account), keepsAddresses]);
}

/**
 * Removes an account's failure counters and lockouts after a new password or an administrator's help, so that the next
 * mail with a link is sent at once. Keeps known addresses, and counters by address alone: an attacker could otherwise
 * reset these with an own account.
 */
export const clearFailures = (manager: EntityManager, email: string): Promise<void> =>
  clear(manager, email, true);

/** Removes all counters and known addresses of an e-mail, when its account is closed or has another one. */
export const clearAccountCounters = (manager: EntityManager, email: string): Promise<void> =>
  clear(manager, email, false);
