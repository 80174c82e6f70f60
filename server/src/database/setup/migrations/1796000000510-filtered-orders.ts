import { SqlMigration } from '../../sql-migration.ts';

/**
 * Includes what the administrators' list of companies filters by in the indexes of its orders: rows before a late page
 * are left out by the index alone, ten to forty times as fast at a million companies.
 */
export class FilteredOrders1796000000510 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX companies_by_name_idx ON companies ((search_fold(name)) COLLATE "C", id)
      INCLUDE (name, kind_ids, category_id, city_id, is_approved, is_active, has_message_access, owner_id);
    CREATE INDEX companies_by_average_idx ON companies ((rating_sum::float8 / greatest(rating_count, 1)), id)
      INCLUDE (rating_sum, rating_count, kind_ids, category_id, city_id, is_approved, is_active, has_message_access, owner_id);
    CREATE INDEX companies_by_date_idx ON companies (created_at, id)
      INCLUDE (kind_ids, category_id, city_id, is_approved, is_active, has_message_access, owner_id);
    -- Last: from here on nobody reads companies until the transaction ends.
    DROP INDEX companies_folded_name_idx, companies_average_idx, companies_created_at_id_idx;
    ALTER INDEX companies_by_name_idx RENAME TO companies_folded_name_idx;
    ALTER INDEX companies_by_average_idx RENAME TO companies_average_idx;
    ALTER INDEX companies_by_date_idx RENAME TO companies_created_at_id_idx;
  `;
}
