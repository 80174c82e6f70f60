import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an import last wrote companies. What was changed later was changed by somebody else, whether the import
 * was finished or stopped half way.
 */
export class ImportWrittenAt1763691150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports ADD COLUMN written_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN written_at');
  }
}
