import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Bulk actions outlive the account of their administrator, without the network address. */
export const ACCOUNT_BULK_JOBS: PrivacyProvider = {
  name: 'bulkActions',
  collect: (manager, userId) =>
    manager.query(
      `SELECT action, kind, host(address) AS address, created_at AS "createdAt" FROM bulk_jobs
       WHERE user_id = $1 ORDER BY id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query('UPDATE bulk_jobs SET address = NULL WHERE user_id = $1', [userId]);
  },
};
