import { SqlMigration } from '../../sql-migration.ts';

/** Where the guessing of kinds for companies older than the kinds has come to; empty when it is done. */
export class KindGuessing1795000000012 extends SqlMigration {
  protected readonly sql = `
    CREATE TABLE kind_guessing (next_id integer NOT NULL, last_id integer NOT NULL);
    INSERT INTO kind_guessing SELECT min(id), max(id) FROM companies HAVING max(id) IS NOT NULL;
  `;
}
