import type { PrivacyProvider } from '../../../graphql/privacy-provider.ts';

/** Photos reported while signed in. The reports outlive the account, made anonymous, until they are decided. */
export const ACCOUNT_PHOTO_REPORTS: PrivacyProvider = {
  name: 'photoReports',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, t.reason, t.created_at AS "createdAt"
       FROM photo_reports t JOIN company_photos p ON p.id = t.photo_id JOIN companies c ON c.id = p.company_id
       WHERE t.user_id = $1 ORDER BY t.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query('UPDATE photo_reports SET user_id = NULL, reporter = NULL WHERE user_id = $1', [
      userId,
    ]);
  },
};
