import { SqlMigration } from '../../sql-migration.ts';

/** Lets the decisions of a bulk action be undone together. */
export class BulkUndo1796000000361 extends SqlMigration {
  protected readonly sql = `
    -- 'undoable_until' is null until the action has ended, once its decisions are released, and where it made none.
    ALTER TABLE bulk_jobs
      ADD COLUMN undoable_until timestamptz,
      ADD COLUMN undone_count integer NOT NULL DEFAULT 0,
      DROP CONSTRAINT bulk_jobs_status_check,
      ADD CONSTRAINT bulk_jobs_status_check
        CHECK (status IN ('running', 'done', 'cancelled', 'failed', 'undoing', 'undone'));
    DROP INDEX bulk_jobs_running_idx;
    CREATE INDEX bulk_jobs_running_idx ON bulk_jobs (next_try_at, id)
      WHERE status IN ('running', 'undoing') OR undoable_until IS NOT NULL;

    -- Until their bulk action can no longer be undone, 'effective_at' and 'next_try_at' of its decisions are 'infinity'.
    ALTER TABLE decisions ADD COLUMN bulk_job_id integer REFERENCES bulk_jobs (id) ON DELETE SET NULL;
    CREATE INDEX decisions_bulk_job_id_idx ON decisions (bulk_job_id);
  `;
}
