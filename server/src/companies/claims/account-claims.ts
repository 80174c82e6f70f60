import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';

/** An account's claims; the foreign key removes them with the account. */
export const ACCOUNT_CLAIMS: PrivacyProvider = {
  name: 'companyClaims',
  collect(manager, userId) {
    return manager.query(
      `SELECT c.name AS company, k.status, k.cnpj, k.message, k.decision_notes AS "decisionNotes",
         k.created_at AS "createdAt", k.decided_at AS "decidedAt"
       FROM company_claims k JOIN companies c ON c.id = k.company_id WHERE k.user_id = $1 ORDER BY k.id`,
      [userId],
    );
  },
};
