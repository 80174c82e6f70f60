import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Charges of plans; a foreign key removes them with the account. */
export const ACCOUNT_PLAN_CHARGES: PrivacyProvider = {
  name: 'planCharges',
  collect(manager, userId) {
    return manager.query(
      `SELECT p.name AS plan, c.amount, c.txid, to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn",
         c.created_at AS "createdAt", c.received_at AS "receivedAt", c.ended_at AS "endedAt"
       FROM plan_charges c JOIN plans p ON p.id = c.plan_id WHERE c.user_id = $1 ORDER BY c.id`,
      [userId],
    );
  },
};
