import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** An account's webhooks, without secrets, and their log; the foreign keys remove both with the account. */
export const ACCOUNT_WEBHOOKS: PrivacyProvider = {
  name: 'webhooks',
  collect: (manager, userId) =>
    manager.query(
      `SELECT w.url, w.events, w.is_active AS "isActive", w.created_at AS "createdAt",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'event', d.event, 'status', d.status,
            'createdAt', d.created_at) ORDER BY d.created_at, d.id), '[]')
          FROM webhook_deliveries d WHERE d.webhook_id = w.id) AS deliveries
       FROM webhooks w WHERE w.user_id = $1 ORDER BY w.id`,
      [userId],
    ),
};
