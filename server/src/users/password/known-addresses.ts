import type { EntityManager } from 'typeorm';
import { type Reader, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { isKnown, remember } from '../../limits/hit-counts.ts';
import { addressKey } from '../../shared/address-key.ts';
import { accountKey } from '../account-key.ts';

const SECONDS = 90 * 24 * 60 * 60;

const keyOf = (account: string, address: string): string => `${account}:entered:${addressKey(address)}`;

/**
 * Returns whether somebody signed in, registered or set a password from this address in the last 90 days; `account` is
 * an `accountKey`.
 */
export const isKnownAddress = (reader: Reader, account: string, address: string): Promise<boolean> =>
  isKnown(reader, keyOf(account, address));

/** Stores an address as known to the account. */
export const rememberAddress = (reader: Reader, account: string, address: string): Promise<void> =>
  remember(reader, keyOf(account, address), SECONDS);

/** Stores the caller's address as known to the account with this e-mail, in the caller's transaction. */
export async function rememberCaller(
  { address }: Pick<Context, 'address'>,
  manager: EntityManager,
  email: string,
): Promise<void> {
  const reader = transactionReader(manager);
  await rememberAddress(reader, await accountKey(reader, email), address);
}
