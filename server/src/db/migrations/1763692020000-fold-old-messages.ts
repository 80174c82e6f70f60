import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those written before there was a trigger. It locks rows alone: who reads and writes others goes on. */
export class FoldOldMessages1763692020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE messages SET folded = ' ' || search_fold(concat_ws(' ', name, email, phone, subject, content))
      WHERE folded = ''`);
  }

  /** The column goes with `1763692000000`. */
  async down(): Promise<void> {}
}
