import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an import last wrote, as a hash: a row that says the same again changes nothing, not even what
 * an administrator has corrected since.
 */
export class ImportContents1763690300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_companies ADD COLUMN content_hash bytea NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_companies DROP COLUMN content_hash');
  }
}
