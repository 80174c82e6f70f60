import { SqlMigration } from '../../sql-migration.ts';

/** Returns the SQL that keys a stored SHA-256 as `pseudonymOfHash` does: an HMAC, whose pads are in `pads`. */
const keyed = (table: string, purposes: Readonly<Record<string, string>>): string => `
    UPDATE ${table} SET ${Object.entries(purposes).map(
      ([column, purpose]) => `${column} = sha256(pads.outer_pad || sha256(
        pads.inner_pad || convert_to('${purpose} ' || encode(${column}, 'hex'), 'UTF8')))`,
    )}
    FROM pads WHERE coalesce(${Object.keys(purposes)}) IS NOT NULL;`;

/**
 * Keys the pseudonyms that were hashes without a key. Those of visits and searched texts, which end with their day and
 * week, are deleted. Deletes words that may be personal data, gives photo reports their account, and adds what finding and
 * ending personal data needs.
 */
export class KeyedPseudonyms1796000000802 extends SqlMigration {
  protected readonly sql = `
    CREATE TEMPORARY TABLE pads ON COMMIT DROP AS
    SELECT string_agg(set_byte('\\x00', 0, byte # 54), '' ORDER BY i) AS inner_pad,
      string_agg(set_byte('\\x00', 0, byte # 92), '' ORDER BY i) AS outer_pad
    FROM (SELECT i, CASE WHEN i < length(value) THEN get_byte(value, i) ELSE 0 END AS byte
          FROM installation_secrets, generate_series(0, 63) i WHERE name = 'account-keys') bytes;

    ALTER TABLE photo_reports ALTER COLUMN reporter DROP NOT NULL,
      ADD COLUMN user_id integer REFERENCES users (id) ON DELETE SET NULL;
    CREATE INDEX photo_reports_user_id_idx ON photo_reports (user_id);
    UPDATE photo_reports p SET user_id = u.id FROM users u
    WHERE p.reporter = sha256(convert_to('account ' || u.id, 'UTF8'));
    ${keyed('photo_reports', { reporter: 'photo-report' })}
    -- Nothing that is shown changes: no instance has to hear of each rating.
    ALTER TABLE ratings DISABLE TRIGGER ratings_notify;
    ${keyed('ratings', { fingerprint_hash: 'rating', family_hash: 'browser' })}
    ALTER TABLE ratings ENABLE TRIGGER ratings_notify;
    ${keyed('rating_reports', { fingerprint_hash: 'rating-report' })}
    ${keyed('saved_companies', { fingerprint_hash: 'save' })}

    -- For the requests of data subjects by e-mail, and for the clean-up.
    CREATE INDEX company_corrections_email_idx ON company_corrections (lower(email)) WHERE email IS NOT NULL;
    CREATE INDEX companies_email_idx ON companies (lower(email)) WHERE email IS NOT NULL;
    CREATE INDEX company_invitations_email_idx ON company_invitations (lower(email));
    CREATE INDEX messages_address_idx ON messages (created_at) WHERE address IS NOT NULL;
    CREATE INDEX ratings_with_address_idx ON ratings (created_at)
      WHERE address IS NOT NULL OR family_hash IS NOT NULL;
    CREATE INDEX saved_companies_created_at_idx ON saved_companies (created_at);
    -- As the clean-up does from now on.
    UPDATE company_corrections SET note = NULL WHERE email IS NULL AND address IS NULL AND status <> 'pending';

    DELETE FROM company_visits;
    -- What at least five addresses typed this week stays shown.
    WITH gone AS (DELETE FROM company_searches RETURNING company_id, week, words)
    INSERT INTO company_search_weeks (company_id, week, words, addresses)
    SELECT company_id, week, words, count(*) FROM gone GROUP BY 1, 2, 3 HAVING count(*) >= 5
    ON CONFLICT DO NOTHING;
    DELETE FROM company_search_weeks WHERE normalize(words, NFKD) LIKE '%@%'
      OR length(regexp_replace(normalize(words, NFKD), '[^0-9]', '', 'g')) > 5;
  `;
}
