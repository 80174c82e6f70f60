import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of the audit log still cannot be changed or removed, but personal data can be taken out of them when
 * an account is closed (LGPD, art. 18): in a transaction that says so, and nothing else can happen to a row then.
 */
export class AuditErasure1763691300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND current_setting('guia.erasing', true) = 'on' THEN
          RETURN NULL;
        END IF;
        RAISE EXCEPTION 'Entries of the audit log are neither changed nor removed.'
          USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE FUNCTION refuse_audit_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        erasable constant text[] := '{actor_email,address,before,after}';
      BEGIN
        IF to_jsonb(NEW) - erasable IS DISTINCT FROM to_jsonb(OLD) - erasable
          OR (NEW.actor_email IS NOT NULL AND NEW.actor_email IS DISTINCT FROM OLD.actor_email)
          OR (NEW.address IS NOT NULL AND NEW.address IS DISTINCT FROM OLD.address)
          OR NOT coalesce(NEW.before <@ OLD.before, NEW.before IS NULL)
          OR NOT coalesce(NEW.after <@ OLD.after, NEW.after IS NULL)
        THEN
          RAISE EXCEPTION 'Personal data are taken out of an entry of the audit log; nothing is changed in it.'
            USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER audit_entries_only_lose BEFORE UPDATE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_rewrite()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_entries_only_lose ON audit_entries');
    await runner.query('DROP FUNCTION refuse_audit_rewrite');
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'Entries of the audit log are neither changed nor removed.'
          USING ERRCODE = 'insufficient_privilege';
      END $$`);
  }
}
