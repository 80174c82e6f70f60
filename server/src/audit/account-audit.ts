import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** Personal data in entries about the account, and what administrators wrote about it. */
const OF_PEOPLE = ['name', 'email', 'adminNotes', 'notes', 'apiKey'];
/** Personal data in entries about its companies. Their names stay. */
const OF_COMPANIES = [
  'description',
  'email',
  'phone',
  'address',
  'cep',
  'website',
  'latitude',
  'longitude',
  'reason',
];

/** Companies that are removed with the account, or were removed before. */
const COMPANIES = `
  SELECT id FROM companies WHERE owner_id = $1
  UNION SELECT subject_id FROM audit_entries
    WHERE action = 'company.remove' AND before @> jsonb_build_object('ownerId', $1::int)`;

/**
 * The audit log outlives accounts. For a closed account, the actor's number, action, subject and time stay; removed are
 * the actor's e-mail, network address and API key, and names, addresses and notes about the person and the person's
 * companies, and the texts of answers to ratings. A trigger permits no other change.
 */
export const ACCOUNT_AUDIT: PrivacyProvider = {
  name: 'auditEntries',
  async collect(manager, userId) {
    const done: unknown = await manager.query(
      `SELECT action, subject_type AS "subjectType", subject_id AS "subjectId", actor_email AS email,
         host(address) AS address, created_at AS "createdAt"
       FROM audit_entries WHERE actor_id = $1 ORDER BY id`,
      [userId],
    );
    const concerning: unknown = await manager.query(
      `SELECT action, before, after - 'byKey' AS after, created_at AS "createdAt" FROM audit_entries
       WHERE subject_type = 'user' AND subject_id = $1 AND actor_id IS DISTINCT FROM $1 ORDER BY id`,
      [userId],
    );
    return { done, concerning };
  },
  async remove(manager, userId) {
    await manager.query(`SELECT set_config('guia.erasing', 'on', true)`);
    await manager.query(
      `UPDATE audit_entries SET actor_email = NULL, address = NULL, after = after - 'byKey'
       WHERE actor_id = $1 AND (actor_email IS NOT NULL OR address IS NOT NULL OR after ? 'byKey')`,
      [userId],
    );
    await manager.query(
      `UPDATE audit_entries SET before = before - 'text', after = after - 'text'
       WHERE actor_id = $1 AND action = 'rating.answer-change'`,
      [userId],
    );
    await manager.query(
      `UPDATE audit_entries SET before = before - $2::text[], after = after - $2::text[]
       WHERE (subject_type = 'user' AND subject_id = $1)
         OR (subject_type = 'plan-request' AND subject_id IN (SELECT id FROM plan_requests WHERE user_id = $1))
         OR (subject_type = 'company-claim' AND subject_id IN (SELECT id FROM company_claims WHERE user_id = $1))`,
      [userId, OF_PEOPLE],
    );
    await manager.query(
      `UPDATE audit_entries SET before = before - $2::text[], after = after - $2::text[]
       WHERE subject_type = 'company' AND subject_id IN (${COMPANIES})`,
      [userId, OF_COMPANIES],
    );
    await manager.query(`SELECT set_config('guia.erasing', 'off', true)`);
  },
};
