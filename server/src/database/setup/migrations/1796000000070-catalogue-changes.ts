import { SqlMigration } from '../../sql-migration.ts';

/** Columns that everybody sees, without sums of ratings. */
const SHOWN =
  'name slug description category_id kind_ids city_id address cep latitude longitude phone contact_type email website ' +
  'logo_hash owner_id created_at';
const names = SHOWN.split(' ');
const of = (row: string) => names.map((column) => `${row}.${column}`).join(', ');
const isPublic = (row: string) => `(${row}.is_active AND ${row}.is_approved)`;

/**
 * When each public company changed last, or ceased to be public: for programs that keep a copy of the catalogue
 * (docs/explanation/decisions/035-catalogue.md).
 *
 * Without a foreign key: the row of a deleted company stays, until clean-up.ts deletes it. The row of company 0 is the
 * time before which changes are not known. Times are cut to milliseconds, as the program reads them.
 */
export class CatalogueChanges1796000000070 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE catalogue_changes (
      company_id integer PRIMARY KEY,
      changed_at timestamptz NOT NULL
    );
    CREATE INDEX catalogue_changes_changed_at_company_id_idx ON catalogue_changes (changed_at, company_id);
    INSERT INTO catalogue_changes VALUES (0, now());

    -- The lock tells readers when the transaction began, in seconds since 2026. It is taken before the clock is read: a
    -- reader who does not see it reads its own clock first, so what is written here is later.
    CREATE FUNCTION note_catalogue_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7240122, floor(extract(epoch FROM now() - timestamptz '2026-01-01Z'))::int);
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO catalogue_changes VALUES (NEW.id, date_trunc('milliseconds', clock_timestamp()))
        ON CONFLICT (company_id) DO UPDATE SET changed_at = excluded.changed_at;
      ELSE
        INSERT INTO catalogue_changes
        SELECT id, date_trunc('milliseconds', clock_timestamp()) FROM changed WHERE is_active AND is_approved
        ON CONFLICT (company_id) DO UPDATE SET changed_at = excluded.changed_at;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER companies_catalogue_insert AFTER INSERT ON companies
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
    CREATE TRIGGER companies_catalogue_delete AFTER DELETE ON companies
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
    -- By row and column, so that ratings cost nothing here.
    CREATE TRIGGER companies_catalogue_update AFTER UPDATE OF ${names.join(', ')}, is_active, is_approved ON companies
    FOR EACH ROW WHEN (${isPublic('OLD')} <> ${isPublic('NEW')}
      OR ${isPublic('NEW')} AND (${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
    EXECUTE FUNCTION note_catalogue_changes();

    -- Returns a time before which no change can be committed any more: now, or when the oldest transaction that has
    -- noted a change began. Called in a statement of its own: the next statement sees all changes before that time.
    CREATE FUNCTION catalogue_horizon() RETURNS timestamptz LANGUAGE sql AS $$
      SELECT date_trunc('milliseconds',
        least(now(), min(timestamptz '2026-01-01Z' + objid::bigint * interval '1 second')))
      FROM pg_locks
      WHERE locktype = 'advisory' AND classid = 7240122 AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    $$;
  `;
}
