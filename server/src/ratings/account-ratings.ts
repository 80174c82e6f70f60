import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Ratings given while signed in. They outlive the account, made anonymous: name and neighbourhood go. */
export const ACCOUNT_RATINGS: PrivacyProvider = {
  name: 'ratings',
  collect: (manager, userId) =>
    manager.query(
      `SELECT r.rating, r.comment, r.display_name AS "displayName", r.neighborhood, c.name AS company, host(r.address) AS address, r.created_at AS "createdAt",
         r.changed_at AS "changedAt"
       FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.user_id = $1 ORDER BY r.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      `UPDATE ratings SET user_id = NULL, address = NULL, family_hash = NULL, display_name = NULL, neighborhood = NULL
       WHERE user_id = $1`,
      [userId],
    );
  },
};

/** Ratings reported while signed in. The reports outlive the account, made anonymous. */
export const ACCOUNT_RATING_REPORTS: PrivacyProvider = {
  name: 'ratingReports',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, t.reason, t.created_at AS "createdAt"
       FROM rating_reports t JOIN ratings r ON r.id = t.rating_id JOIN companies c ON c.id = r.company_id
       WHERE t.user_id = $1 ORDER BY t.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      'UPDATE rating_reports SET user_id = NULL, fingerprint_hash = NULL WHERE user_id = $1',
      [userId],
    );
  },
};

/** Ratings marked as useful while signed in; the database removes the marks with the account, their number stays. */
export const ACCOUNT_RATING_MARKS: PrivacyProvider = {
  name: 'ratingMarks',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, t.created_at AS "createdAt"
       FROM rating_marks t JOIN ratings r ON r.id = t.rating_id JOIN companies c ON c.id = r.company_id
       WHERE t.user_id = $1 ORDER BY t.id`,
      [userId],
    ),
};

/** Answers given as an owner; removed with the account, also for companies that have another owner. */
export const ACCOUNT_RATING_ANSWERS: PrivacyProvider = {
  name: 'ratingAnswers',
  collect: (manager, userId) =>
    manager.query(
      `SELECT c.name AS company, r.answer AS text, r.answered_at AS "createdAt"
       FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.answered_by = $1 ORDER BY r.id`,
      [userId],
    ),
  async remove(manager, userId) {
    await manager.query(
      `UPDATE ratings SET answer = NULL, answered_at = NULL, first_answered_at = NULL, answered_by = NULL
       WHERE answered_by = $1`,
      [userId],
    );
  },
};
