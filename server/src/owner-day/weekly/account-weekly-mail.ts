import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';

/** Whether the account receives the weekly mail; the database removes it with the account. */
export const ACCOUNT_WEEKLY_MAIL: PrivacyProvider = {
  name: 'weeklyMail',
  async collect(manager, userId) {
    const [row]: unknown[] = await manager.query(
      `SELECT is_on AS "isOn", to_char(last_week, 'YYYY-MM-DD') AS "lastWeek" FROM weekly_mails WHERE user_id = $1`,
      [userId],
    );
    return row ?? null;
  },
};
