import { SqlMigration } from '../../sql-migration.ts';

/** Origins of other sites whose pages may use the API in the browser. */
export class CorsOrigins1796000000040 extends SqlMigration {
  protected readonly sql = `ALTER TABLE settings ADD COLUMN cors_origins text[] NOT NULL DEFAULT '{}';`;
}
