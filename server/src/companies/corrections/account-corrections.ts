import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';

/** Corrections proposed while signed in. They stay with the companies, without the proposer. */
export const ACCOUNT_CORRECTIONS: PrivacyProvider = {
  name: 'companyCorrections',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, k.field, k.before, k.after, k.note, k.email, host(k.address) AS address, k.status,
         k.decision_notes AS "declineReason", k.created_at AS "createdAt", k.decided_at AS "decidedAt"
       FROM company_corrections k JOIN companies c ON c.id = k.company_id WHERE k.user_id = $1 ORDER BY k.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      'UPDATE company_corrections SET user_id = NULL, email = NULL, address = NULL WHERE user_id = $1',
      [userId],
    );
  },
};
