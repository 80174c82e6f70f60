import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The column alone, since it keeps even readers out until its transaction ends; `1763692010000` has it written. It is
 * there already where `SearchedMessages1763692000000` ran, which did for a while what three migrations do now.
 */
export class MessageFolded1763692000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE messages ADD COLUMN IF NOT EXISTS folded text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN folded');
  }
}
