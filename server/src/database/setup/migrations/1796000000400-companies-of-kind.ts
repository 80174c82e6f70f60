import { SqlMigration } from '../../sql-migration.ts';

/** Filters the administrators' list of companies by kind, and sorts that of rejected companies by name. */
export class CompaniesOfKind1796000000400 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX companies_kind_ids_idx ON companies USING gin (kind_ids);
    -- With the kinds: names of one kind stand together, and the rows before them are left out by the index alone.
    CREATE INDEX companies_name_and_kinds_idx ON companies ((search_fold(name)) COLLATE "C", id) INCLUDE (name, kind_ids);
    CREATE INDEX company_rejections_folded_id_idx ON company_rejections (folded COLLATE "C", id);
    -- Last: from here on nobody reads companies until the transaction ends.
    DROP INDEX companies_folded_name_idx;
    ALTER INDEX companies_name_and_kinds_idx RENAME TO companies_folded_name_idx;
  `;
}
