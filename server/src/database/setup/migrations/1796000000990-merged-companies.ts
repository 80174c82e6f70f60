import { SqlMigration } from '../../sql-migration.ts';

/** Removed companies whose ratings, messages and photos another company has: their addresses lead to that one. */
export class MergedCompanies1796000000990 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE merged_companies (
      id integer PRIMARY KEY,
      kept_id integer NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
      cnpj char(14),
      source varchar(40),
      source_id varchar(80)
    );
    CREATE INDEX merged_companies_kept_id_idx ON merged_companies (kept_id);
    CREATE INDEX merged_companies_cnpj_idx ON merged_companies (cnpj);
    CREATE INDEX merged_companies_source_source_id_idx ON merged_companies (source, source_id);

    -- Tells programs that keep a copy of the catalogue, and webhooks, as the company's own columns need not change.
    CREATE FUNCTION note_merged_company() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7240122, floor(extract(epoch FROM now() - timestamptz '2026-01-01Z'))::int);
      INSERT INTO catalogue_changes
      SELECT id, date_trunc('milliseconds', clock_timestamp()) FROM companies
      WHERE id = NEW.kept_id AND is_active AND is_approved
      ON CONFLICT (company_id) DO UPDATE SET changed_at = excluded.changed_at;
      IF EXISTS (SELECT FROM webhooks) THEN
        PERFORM queue_webhook_event('company.changed', owner_id, id, '{average_rating,photos,total_ratings}')
        FROM companies WHERE id = NEW.kept_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER merged_companies_note AFTER INSERT ON merged_companies
    FOR EACH ROW EXECUTE FUNCTION note_merged_company();
  `;
}
