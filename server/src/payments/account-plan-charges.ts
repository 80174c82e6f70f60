import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Charges of plans. Received ones stay without the account, as the site's income; a foreign key sets it to null. */
export const ACCOUNT_PLAN_CHARGES: PrivacyProvider = {
  name: 'planCharges',
  collect(manager, userId) {
    return manager.query(
      `SELECT p.name AS plan, c.amount, c.txid, to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn",
         to_char(c.payable_until, 'YYYY-MM-DD') AS "payableUntil",
         c.created_at AS "createdAt", c.received_at AS "receivedAt", c.ended_at AS "endedAt"
       FROM plan_charges c JOIN plans p ON p.id = c.plan_id WHERE c.user_id = $1 ORDER BY c.id`,
      [userId],
    );
  },
  async remove(manager, userId) {
    await manager.query('DELETE FROM plan_charges WHERE user_id = $1 AND received_at IS NULL', [userId]);
  },
};
