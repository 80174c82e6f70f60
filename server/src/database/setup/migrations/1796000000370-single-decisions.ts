import { SqlMigration } from '../../sql-migration.ts';

/** Single decisions are carried out before the many of a bulk action. */
export class SingleDecisions1796000000370 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX decisions_single_idx ON decisions (next_try_at, id) WHERE bulk_job_id IS NULL;
  `;
}
