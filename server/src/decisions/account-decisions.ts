import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Decisions that can still be undone. They outlive the account of their administrator. */
export const ACCOUNT_DECISIONS: PrivacyProvider = {
  name: 'decisions',
  collect: (manager, userId) =>
    manager.query(
      'SELECT kind, action, decided_at AS "decidedAt" FROM decisions WHERE user_id = $1 ORDER BY id',
      [userId],
    ),
};
