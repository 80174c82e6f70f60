import { SqlMigration } from '../../sql-migration.ts';

/**
 * Decisions take effect at once (docs/explanation/decisions/044-decisions-that-can-be-undone.md): a row of `decisions` is what undoing
 * one writes back, and mails and events of a decision name it and wait. What was decided in the last seconds before this
 * migration waits for a decision again.
 */
export class DecisionsAtOnce1796000000980 extends SqlMigration {
  protected readonly sql = `
    UPDATE companies SET is_active = true
    WHERE id IN (SELECT subject_id FROM decisions WHERE kind = 'newCompany' AND action = 'reject');
    UPDATE companies SET is_approved = false, approved_at = NULL
    WHERE id IN (SELECT subject_id FROM decisions WHERE kind = 'newCompany' AND action = 'approve');
    UPDATE company_photos SET state = 'ready'
    WHERE state = 'waiting' AND id IN (SELECT subject_id FROM decisions WHERE kind = 'photo' AND action = 'delete');
    UPDATE company_photos SET state = 'waiting'
    WHERE state = 'ready' AND id IN (SELECT subject_id FROM decisions WHERE kind = 'photo' AND action = 'approve');
    DELETE FROM decisions;

    DROP INDEX decisions_single_idx, decisions_next_try_at_id_idx, decisions_logo_idx;
    ALTER TABLE decisions DROP COLUMN arguments, DROP COLUMN restored, DROP COLUMN api_key, DROP COLUMN address,
      DROP COLUMN next_try_at, DROP COLUMN attempts, ADD COLUMN images jsonb NOT NULL, ADD COLUMN logo_hashes text[] NOT NULL;
    CREATE INDEX decisions_effective_at_idx ON decisions (effective_at);
    CREATE INDEX decisions_logo_hashes_idx ON decisions USING gin (logo_hashes);

    -- Each statement sees what the transactions wrote that the one before it has waited for.
    CREATE FUNCTION drop_unused_logo(logo text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM logos WHERE hash = logo FOR UPDATE;
      DELETE FROM logos WHERE hash = logo
        AND NOT EXISTS (SELECT FROM companies WHERE logo_hash = logo)
        AND NOT EXISTS (SELECT FROM company_changes WHERE before ->> 'logoHash' = logo)
        AND NOT EXISTS (SELECT FROM decisions WHERE logo_hashes @> ARRAY[logo]);
    END $$;
    CREATE FUNCTION drop_logos_of_decision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM drop_unused_logo(hash) FROM (SELECT hash FROM unnest(OLD.logo_hashes) hash ORDER BY hash) kept;
      RETURN NULL;
    END $$;
    -- At the commit: an undo removes the decision before it gives its company the logo back.
    CREATE CONSTRAINT TRIGGER decisions_logo AFTER DELETE ON decisions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (cardinality(OLD.logo_hashes) > 0) EXECUTE FUNCTION drop_logos_of_decision();

    ALTER TABLE company_photos ADD COLUMN removed_at timestamptz;
    CREATE INDEX company_photos_removed_idx ON company_photos (removed_at) WHERE removed_at IS NOT NULL;

    -- Of a decision that can be undone, until when they wait; no foreign key, since they outlive it.
    ALTER TABLE mails ADD COLUMN decision_id integer;
    CREATE INDEX mails_decision_id_idx ON mails (decision_id) WHERE decision_id IS NOT NULL;
    ALTER TABLE webhook_deliveries ADD COLUMN decision_id integer;
    CREATE INDEX webhook_deliveries_decision_id_idx ON webhook_deliveries (decision_id) WHERE decision_id IS NOT NULL;

    CREATE FUNCTION wait_for_decision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.decision_id := current_setting('guia.decision')::integer;
      NEW.next_try_at := current_setting('guia.effects_at')::timestamptz;
      RETURN NEW;
    END $$;
    CREATE TRIGGER mails_wait BEFORE INSERT ON mails FOR EACH ROW
    WHEN (coalesce(current_setting('guia.decision', true), '') <> '') EXECUTE FUNCTION wait_for_decision();
    CREATE TRIGGER webhook_deliveries_wait BEFORE INSERT ON webhook_deliveries FOR EACH ROW
    WHEN (coalesce(current_setting('guia.decision', true), '') <> '') EXECUTE FUNCTION wait_for_decision();
  `;
}
