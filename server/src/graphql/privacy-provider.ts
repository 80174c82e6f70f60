import type { EntityManager } from 'typeorm';

/**
 * What a domain keeps about an account. The list is in `account-parts.ts`, so that accounts can be taken
 * out and closed without `users/` knowing the domains after it.
 */
export interface PrivacyProvider {
  /** Its name in the document of `personalData`. */
  name: string;
  /** Everything kept about the account, as JSON takes it: no tokens, no hashes, nobody else's data. */
  collect(manager: EntityManager, userId: number): Promise<unknown>;
  /** Removes what must go before the account's row does; what the database cascades needs nothing here. */
  remove?(manager: EntityManager, userId: number): Promise<void>;
}
