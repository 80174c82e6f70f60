import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an import wrote a company. What was changed later was changed by somebody else, also while the import
 * still ran. Older rows have none: for them the import's own moment counts.
 */
export class CompanyWrittenAt1763691402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_companies ADD COLUMN written_at timestamptz');
    await runner.query('ALTER TABLE import_companies ALTER written_at SET DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_companies DROP COLUMN written_at');
  }
}
