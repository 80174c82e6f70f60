import type { EntityManager } from 'typeorm';

/**
 * What a domain holds about an account. The list is in `privacy-providers.ts`, so that `users/` exports and closes
 * accounts without importing the domains after it.
 */
export interface PrivacyProvider {
  /** Its name in the document of `myPersonalData`. */
  name: string;
  /** Returns everything held about the account as JSON, without tokens, hashes and data of others. */
  collect(manager: EntityManager, userId: number): Promise<unknown>;
  /** Removes what must go before the account's row, but for what the database cascades. */
  remove?(manager: EntityManager, userId: number): Promise<void>;
}
