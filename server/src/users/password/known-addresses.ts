import type { Reader } from '../../database/statement.ts';
import { isKnown, remember } from '../../limits/rate-limit.ts';
import { addressKey } from '../../shared/address-key.ts';

const SECONDS = 90 * 24 * 60 * 60;

const keyOf = (account: string, address: string): string => `${account}:entered:${addressKey(address)}`;

/** Whether the account (`accountKey`) was entered, registered or given a new password from this address in the last 90 days. */
export const isKnownAddress = (reader: Reader, account: string, address: string): Promise<boolean> =>
  isKnown(reader, keyOf(account, address));

/** Its owner has shown himself at this address. */
export const rememberAddress = (reader: Reader, account: string, address: string): Promise<void> =>
  remember(reader, keyOf(account, address), SECONDS);
