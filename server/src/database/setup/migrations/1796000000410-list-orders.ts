import { SqlMigration } from '../../sql-migration.ts';

/** Orders administrators' lists by their columns: companies and accounts by state, accounts by plan, ratings by reports. */
export class ListOrders1796000000410 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX companies_is_approved_is_active_id_idx ON companies (is_approved, is_active, id);
    CREATE INDEX ratings_open_reports_id_idx ON ratings (open_reports, id);
    CREATE INDEX users_is_active_id_idx ON users (is_active, id);
    CREATE INDEX users_plan_id_id_idx ON users (plan_id, id);
    DROP INDEX users_plan_id_idx;
  `;
}
