import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages are folded once, when they are written: folding thousands of them at each search takes seconds. OR REPLACE for
 * databases where `SearchedMessages1763692000000` ran, see `1763692000000`.
 */
export class FoldMessages1763692010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION fold_message() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.folded := ' ' || search_fold(concat_ws(' ', NEW.name, NEW.email, NEW.phone, NEW.subject, NEW.content));
        RETURN NEW;
      END $$`);
    // Writers wait for this one; it is at once, and those that were there before follow in `1763692020000`.
    await runner.query(`
      CREATE OR REPLACE TRIGGER messages_fold BEFORE INSERT OR UPDATE OF name, email, phone, subject, content ON messages
      FOR EACH ROW EXECUTE FUNCTION fold_message()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER messages_fold ON messages');
    await runner.query('DROP FUNCTION fold_message');
  }
}
