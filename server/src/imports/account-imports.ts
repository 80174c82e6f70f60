import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Imports that the account started. They outlive it, without their administrator. */
export const ACCOUNT_IMPORTS: PrivacyProvider = {
  name: 'imports',
  collect: (manager, userId) =>
    manager.query(
      `SELECT file_name AS "fileName", status, started_at AS "startedAt", finished_at AS "finishedAt"
       FROM imports WHERE user_id = $1 ORDER BY id`,
      [userId],
    ),
};
