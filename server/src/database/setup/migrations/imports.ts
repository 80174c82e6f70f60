import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SqlMigration } from '../../sql-migration.ts';

/** What administrators say that unknown cities, categories and kinds of a file mean, and the rows that were rejected. */
export class ImportValues1796000000320 extends SqlMigration {
  protected readonly sql = `
    -- Meanings of unknown values: [{ "field": "city", "value": "Campina - SP", "id": 12 }].
    ALTER TABLE imports ADD COLUMN replacements jsonb NOT NULL DEFAULT '[]';
    -- 'value' is an unknown value of the field; 'cells' the whole row, once for each rejected one.
    ALTER TABLE import_problems
      ADD COLUMN field varchar(20),
      ADD COLUMN value varchar(200),
      ADD COLUMN cells jsonb;
  `;
}

/**
 * Takes names of persons out of stored reports of bulk actions: of administrators ('Ana Lima já aprovou esta empresa há 3
 * min.'), and titles, which are read with the report.
 */
export class UnnamedFailures1796000000530 extends SqlMigration {
  protected readonly sql = `
    UPDATE bulk_jobs SET failures = (
        SELECT jsonb_agg(CASE
            WHEN failure ->> 'message' ~ ' já .* (agora mesmo|há [0-9]+ (min|h)|em [0-9/]{10})[.]$'
            THEN failure || '{"message": "Isto já foi decidido por outra pessoa."}' ELSE failure END ORDER BY place)
        FROM jsonb_array_elements(failures) WITH ORDINALITY AS one (failure, place)
      ) WHERE failures <> '[]';
    UPDATE bulk_jobs SET failures = (
        SELECT jsonb_agg(failure || '{"title": null}' ORDER BY place)
        FROM jsonb_array_elements(failures) WITH ORDINALITY AS one (failure, place)
      ) WHERE failures <> '[]'
        AND (kind = 'planRequest' OR action IN ('activateAccount', 'deactivateAccount', 'sendMail'));
  `;
}

/** The delimiter and header line that an administrator has chosen for a file; null where they are found. */
export class ImportLayout1796000000805 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE imports
        ADD COLUMN delimiter text CHECK (delimiter IN ('comma', 'semicolon', 'tab')),
        ADD COLUMN header_line smallint CHECK (header_line BETWEEN 1 AND 30)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN delimiter, DROP COLUMN header_line');
  }
}

/** What the register said last of each company that it has, and the corrections that it proposes to owners. */
export class RegisterRecords1796000001052 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE register_records (
      company_id int PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
      -- First day of the month of the last files that had it.
      month date NOT NULL,
      -- A checksum of four bytes of each part, as the register had it; null where it was only seen as closed.
      said bytea,
      -- A checksum of the row as the files had it.
      row_hash bigint,
      closed_on date
    );
    -- Undoing takes an import's companies in their order.
    DROP INDEX import_companies_import_id_idx;
    CREATE INDEX import_companies_import_id_company_id_idx ON import_companies (import_id, company_id);
    -- Null for those of visitors.
    ALTER TABLE company_corrections ADD COLUMN import_id int;
    CREATE INDEX company_corrections_import_id_idx ON company_corrections (import_id) WHERE import_id IS NOT NULL;
  `;
}
