import { SqlMigration } from '../../sql-migration.ts';

const COLUMNS = 'instagram facebook ifood founded_year area_served';
const columns = COLUMNS.split(' ');
const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
const isPublic = (row: string) => `(${row}.is_active AND ${row}.is_approved)`;

/** Profiles, year of foundation and area served of companies; their changes are in the catalogue. */
export class CompanyFacts1796000000180 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE companies
      ADD COLUMN instagram varchar(300), ADD COLUMN facebook varchar(300), ADD COLUMN ifood varchar(300),
      ADD COLUMN founded_year integer CONSTRAINT companies_founded_year_check CHECK (founded_year >= 1800),
      ADD COLUMN area_served varchar(200);
    CREATE TRIGGER companies_catalogue_facts AFTER UPDATE OF ${columns.join(', ')} ON companies
    FOR EACH ROW WHEN (${isPublic('OLD')} AND ${isPublic('NEW')} AND (${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
    EXECUTE FUNCTION note_catalogue_changes();
  `;
}
