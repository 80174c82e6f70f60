import type { PrivacyProvider } from '../graphql/privacy-provider.ts';

/** What tells of a person in entries about the account, and what administrators wrote about it. */
const OF_PEOPLE = ['name', 'email', 'adminNotes', 'notes'];
/** Of an owner's companies the name stays, as the "to whom"; ways to reach somebody go. */
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

/** Companies that go with the account, that were rejected, and that were removed before. */
const COMPANIES = `
  SELECT id FROM companies WHERE owner_id = $1
  UNION SELECT company_id FROM company_rejections WHERE owner_id = $1
  UNION SELECT subject_id FROM audit_entries
    WHERE action = 'company.remove' AND before @> jsonb_build_object('ownerId', $1::int)`;

/**
 * The audit log outlives accounts. Of a closed one it keeps who (by number), what, to what and when; e-mail and
 * network address of what the person did go, and names, addresses and notes of what was done to the person and
 * the person's companies. The database lets nothing else happen to entries.
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
      `SELECT action, before, after, created_at AS "createdAt" FROM audit_entries
       WHERE subject_type = 'user' AND subject_id = $1 AND actor_id IS DISTINCT FROM $1 ORDER BY id`,
      [userId],
    );
    return { done, concerning };
  },
  async remove(manager, userId) {
    await manager.query(`SELECT set_config('guia.erasing', 'on', true)`);
    await manager.query(
      `UPDATE audit_entries SET actor_email = NULL, address = NULL
       WHERE actor_id = $1 AND (actor_email IS NOT NULL OR address IS NOT NULL)`,
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
