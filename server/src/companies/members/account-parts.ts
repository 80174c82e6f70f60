import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';

/** Open invitations `i` to the account, $1: an unconfirmed address may belong to somebody else. */
const TO_ACCOUNT = `i.accepted_at IS NULL AND lower(i.email) = (
  SELECT lower(u.email) FROM users u WHERE u.id = $1 AND u.email_confirmed_at IS NOT NULL)`;

/** Parts in companies of others, which the database removes with the account, and open invitations to it. */
export const ACCOUNT_PARTS: PrivacyProvider = {
  name: 'companyParts',
  async collect(manager, userId) {
    const memberships: unknown = await manager.query(
      `SELECT c.name AS company, m.part, m.created_at AS "createdAt"
       FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = $1 ORDER BY m.id`,
      [userId],
    );
    const invitations: unknown = await manager.query(
      `SELECT c.name AS company, i.part, i.email, i.created_at AS "createdAt",
         i.expires_at AS "expiresAt"
       FROM company_invitations i JOIN companies c ON c.id = i.company_id WHERE ${TO_ACCOUNT} ORDER BY i.id`,
      [userId],
    );
    return { parts: memberships, invitations };
  },
  async remove(manager, userId) {
    await manager.query(`DELETE FROM company_invitations i WHERE ${TO_ACCOUNT}`, [userId]);
  },
};
