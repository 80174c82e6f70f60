import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Plan requests; a foreign key removes them with the account. */
export const ACCOUNT_PLAN_REQUESTS: PrivacyProvider = {
  name: 'planRequests',
  collect(manager, userId) {
    return manager.query(
      `SELECT p.name AS "requestedPlan", r.status, r.message, r.admin_notes AS "adminNotes",
         r.requested_at AS "requestedAt", r.decided_at AS "decidedAt"
       FROM plan_requests r JOIN plans p ON p.id = r.requested_plan_id WHERE r.user_id = $1 ORDER BY r.id`,
      [userId],
    );
  },
};
