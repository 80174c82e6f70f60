import { SqlMigration } from '../../sql-migration.ts';

/** Bulk actions decide on every kind of what waits, not on companies alone. */
export class BulkKinds1796000000380 extends SqlMigration {
  protected readonly sql = `
    -- 'kind' is null for actions that decide nothing; 'seen' says by id how the administrator saw it.
    ALTER TABLE bulk_jobs
      ADD COLUMN kind varchar(20),
      ADD COLUMN seen jsonb NOT NULL DEFAULT '{}';
    ALTER TABLE bulk_jobs RENAME COLUMN company_ids TO subject_ids;
    UPDATE bulk_jobs SET kind = 'newCompany' WHERE action IN ('approve', 'reject');
    -- Companies that were not as they were seen: no time equals this one.
    UPDATE bulk_jobs SET seen = (
        SELECT coalesce(jsonb_object_agg(changed.id, '{"changedAt": "1970-01-01T00:00:00.000Z"}'::jsonb), '{}')
        FROM jsonb_array_elements_text(arguments -> 'changedIds') AS changed (id)
      ), arguments = arguments - 'changedIds' WHERE arguments ? 'changedIds';
    UPDATE bulk_jobs SET failures = (
        SELECT jsonb_agg(jsonb_build_object(
          'id', one.failure -> 'companyId', 'title', one.failure -> 'name', 'message', one.failure -> 'message'))
        FROM jsonb_array_elements(failures) AS one (failure)
      ) WHERE failures <> '[]';
  `;
}
