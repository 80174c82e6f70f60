import type { MigrationInterface, QueryRunner } from 'typeorm';

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
