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
