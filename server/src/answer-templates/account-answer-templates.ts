import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Templates for answers; the database removes them with the account. */
export const ACCOUNT_ANSWER_TEMPLATES: PrivacyProvider = {
  name: 'answerTemplates',
  collect: (manager, userId) =>
    manager.query(
      `SELECT title, text, created_at AS "createdAt" FROM answer_templates WHERE user_id = $1 ORDER BY id`,
      [userId],
    ),
};
