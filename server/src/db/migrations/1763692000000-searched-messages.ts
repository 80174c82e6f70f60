import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages are folded once, when they are written: folding thousands of them at each search takes seconds. */
export class SearchedMessages1763692000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const text = (row: string) =>
      `' ' || search_fold(concat_ws(' ', ${['name', 'email', 'phone', 'subject', 'content'].map((column) => row + column).join(', ')}))`;
    await runner.query(`ALTER TABLE messages ADD COLUMN folded text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE FUNCTION fold_message() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.folded := ${text('NEW.')};
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER messages_fold BEFORE INSERT OR UPDATE OF name, email, phone, subject, content ON messages
      FOR EACH ROW EXECUTE FUNCTION fold_message()`);
    await runner.query(`UPDATE messages SET folded = ${text('')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER messages_fold ON messages');
    await runner.query('DROP FUNCTION fold_message');
    await runner.query('ALTER TABLE messages DROP COLUMN folded');
  }
}
