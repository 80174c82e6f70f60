import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that is compared with an account's e-mail, or looked up by one. */
const OTHERS = [
  ['companies', 'email'],
  ['mails', 'recipient'],
  ['messages', 'email'],
  ['one_time_tokens', 'email'],
] as const;

/**
 * E-mails are kept composed (NFC): with the unique index on lower case the same address in two forms is one. Of accounts
 * that are alike but for that, the later one is deactivated and gets an address that nobody has; the audit log keeps the
 * one it had.
 */
export class EmailForms1763700310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH twice AS (
        SELECT id, email, is_active FROM (
          SELECT id, email, is_active, row_number() OVER (PARTITION BY lower(normalize(email, NFC)) ORDER BY id) AS place
          FROM users) AS placed
        WHERE place > 1),
      moved AS (
        UPDATE users u SET email = 'conta-' || u.id || '@duplicada.invalid', is_active = false
        FROM twice t WHERE u.id = t.id
        RETURNING u.id, t.email AS former, t.is_active AS was_active, u.email)
      INSERT INTO audit_entries (action, subject_type, subject_id, before, after)
      SELECT 'user.update', 'user', id, jsonb_build_object('email', former, 'isActive', was_active),
        jsonb_build_object('email', email, 'isActive', false)
      FROM moved`);
    await runner.query('UPDATE users SET email = normalize(email, NFC) WHERE email IS NOT NFC NORMALIZED');
    await runner.query(
      'ALTER TABLE users ADD CONSTRAINT users_email_form_check CHECK (email IS NFC NORMALIZED)',
    );
    for (const [table, column] of OTHERS) {
      await runner.query(
        `UPDATE ${table} SET ${column} = normalize(${column}, NFC) WHERE ${column} IS NOT NFC NORMALIZED`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP CONSTRAINT users_email_form_check');
  }
}
