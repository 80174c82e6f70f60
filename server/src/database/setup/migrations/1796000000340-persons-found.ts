import { SqlMigration } from '../../sql-migration.ts';

/** Finds accounts by rare words without reading all of them. */
export class PersonsFound1796000000340 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX users_folded_trgm_idx ON users USING gin (folded gin_trgm_ops);
  `;
}
