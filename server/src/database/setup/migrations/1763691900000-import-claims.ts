import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often an import was claimed: who claimed it before, and comes back after its lease has run out, writes nothing. */
export class ImportClaims1763691900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports ADD COLUMN claim int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN claim');
  }
}
