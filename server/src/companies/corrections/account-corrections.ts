import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';

/** Corrections `k` of the account $1: proposed while signed in, or with its confirmed e-mail. */
const OF_ACCOUNT = `k.user_id = $1 OR k.user_id IS NULL AND lower(k.email) = (
  SELECT lower(u.email) FROM users u WHERE u.id = $1 AND u.email_confirmed_at IS NOT NULL)`;

/** They stay with the companies, without the proposer. */
export const ACCOUNT_CORRECTIONS: PrivacyProvider = {
  name: 'companyCorrections',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, k.field, k.before, k.after, k.note, k.email, host(k.address) AS address, k.status,
         k.decision_notes AS "declineReason", k.created_at AS "createdAt", k.decided_at AS "decidedAt"
       FROM company_corrections k JOIN companies c ON c.id = k.company_id WHERE ${OF_ACCOUNT} ORDER BY k.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      `UPDATE company_corrections k SET user_id = NULL, email = NULL, address = NULL, note = NULL WHERE ${OF_ACCOUNT}`,
      [userId],
    );
  },
};
