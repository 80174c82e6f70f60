import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration that is one SQL script. There is no way down: an upgrade is undone by restoring the backup made before it. */
export abstract class SqlMigration implements MigrationInterface {
  protected abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error('A migration is not undone: restore the backup made before it.');
  }
}
