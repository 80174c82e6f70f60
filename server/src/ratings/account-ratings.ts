import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Ratings given while signed in. They outlive the account, made anonymous. */
export const ACCOUNT_RATINGS: PrivacyProvider = {
  name: 'ratings',
  collect: (manager, userId) =>
    manager.query(
      `SELECT r.rating, r.comment, c.name AS company, host(r.address) AS address, r.created_at AS "createdAt"
       FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.user_id = $1 ORDER BY r.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      'UPDATE ratings SET user_id = NULL, address = NULL, family_hash = NULL WHERE user_id = $1',
      [userId],
    );
  },
};
