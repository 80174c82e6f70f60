import type { EntityManager } from 'typeorm';

/**
 * What a domain keeps about an account. `privacy-providers.ts` lists all of them, so that `users/`
 * exports and closes accounts without importing the domains.
 */
export interface PrivacyProvider {
  /** Its name in the document of `personalData`. */
  name: string;
  /** Everything kept about the account, as JSON takes it: no tokens, no hashes, nobody else's data. */
  collect(manager: EntityManager, userId: number): Promise<unknown>;
  /** Removes what must go before the account's row does; what the database cascades needs nothing here. */
  remove?(manager: EntityManager, userId: number): Promise<void>;
}
