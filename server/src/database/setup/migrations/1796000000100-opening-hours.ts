import { SqlMigration } from '../../sql-migration.ts';

/** The opening hours of companies, in the syntax of OpenStreetMap; null when not given. */
export class OpeningHours1796000000100 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE companies ADD COLUMN opening_hours text;

    CREATE TRIGGER companies_catalogue_hours AFTER UPDATE OF opening_hours ON companies
    FOR EACH ROW WHEN (NEW.is_active AND NEW.is_approved AND OLD.opening_hours IS DISTINCT FROM NEW.opening_hours)
    EXECUTE FUNCTION note_catalogue_changes();

    CREATE FUNCTION queue_hours_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM webhooks) THEN
        PERFORM queue_webhook_event('company.changed', NEW.owner_id, NEW.id, '{opening_hours}');
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_webhooks_hours AFTER UPDATE OF opening_hours ON companies
    FOR EACH ROW WHEN (OLD.opening_hours IS DISTINCT FROM NEW.opening_hours)
    EXECUTE FUNCTION queue_hours_change();
  `;
}
