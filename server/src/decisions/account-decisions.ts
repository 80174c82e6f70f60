import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Decisions that can still be undone. They outlive the account of their administrator, without address and API key. */
export const ACCOUNT_DECISIONS: PrivacyProvider = {
  name: 'decisions',
  collect: (manager, userId) =>
    manager.query(
      `SELECT kind, action, arguments, api_key AS "apiKey", host(address) AS address, decided_at AS "decidedAt"
       FROM decisions WHERE user_id = $1 ORDER BY id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query('UPDATE decisions SET address = NULL, api_key = NULL WHERE user_id = $1', [userId]);
  },
};
