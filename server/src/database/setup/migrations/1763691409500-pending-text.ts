import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The column alone, since it keeps even readers out until its transaction ends; `1763691410000` fills it. Without a
 * `lock_timeout`: a start whose migrations fail is not tried again by itself (`db/migrate.ts`).
 */
export class PendingText1763691409500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies ADD COLUMN pending_text text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies DROP COLUMN pending_text');
  }
}
