import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/**
 * Requests made with the account, or confirmed by its e-mail. Those that wait stay when it is closed, since the law asks for
 * an answer; all are deleted some time after it.
 */
export const ACCOUNT_DATA_REQUESTS: PrivacyProvider = {
  name: 'dataRequests',
  collect: (manager, userId) =>
    manager.query(
      `SELECT r.kind, r.name, r.email, r.content, r.status, r.answer, r.created_at AS "createdAt",
         r.email_confirmed_at AS "emailConfirmedAt", r.decided_at AS "decidedAt"
       FROM data_requests r WHERE r.user_id = $1 OR r.email_confirmed_at IS NOT NULL AND lower(r.email) = (
         SELECT lower(u.email) FROM users u WHERE u.id = $1 AND u.email_confirmed_at IS NOT NULL)
       ORDER BY r.id`,
      [userId],
    ),
};
