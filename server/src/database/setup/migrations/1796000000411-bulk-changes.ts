import { SqlMigration } from '../../sql-migration.ts';

/** Lets bulk actions that decide nothing be undone: what they changed, until then. */
export class BulkChanges1796000000411 extends SqlMigration {
  protected readonly sql = `
    -- 'before' holds what undoing restores.
    CREATE TABLE bulk_changes (
      bulk_job_id integer NOT NULL REFERENCES bulk_jobs (id) ON DELETE CASCADE,
      subject_id integer NOT NULL,
      before jsonb NOT NULL,
      PRIMARY KEY (bulk_job_id, subject_id)
    );
  `;
}
