import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails and plan requests are searched as accounts are: by one walk through an index that holds what a list needs. */
export class SearchedLists1763691420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Recipient and subject in small letters, without accents and signs, a space before each word.
    await runner.query(`ALTER TABLE mails ADD COLUMN folded text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE FUNCTION fold_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.folded := ' ' || search_fold(NEW.recipient || ' ' || NEW.subject);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER mails_fold BEFORE INSERT OR UPDATE OF recipient, subject ON mails
      FOR EACH ROW EXECUTE FUNCTION fold_mail()`);
    await runner.query(`UPDATE mails SET folded = ' ' || search_fold(recipient || ' ' || subject)`);
    await runner.query('CREATE INDEX mails_folded_idx ON mails (folded COLLATE "C", id) INCLUDE (status)');

    // A copy of what the person who asks is searched by. The row of the account is held while it is copied, so
    // that a change of name at the same moment is seen by one of the two triggers.
    await runner.query(`ALTER TABLE plan_requests ADD COLUMN folded text NOT NULL DEFAULT ''`);
    await runner.query(`
      CREATE FUNCTION fold_plan_request() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        SELECT folded INTO NEW.folded FROM users WHERE id = NEW.user_id FOR SHARE;
        NEW.folded := coalesce(NEW.folded, '');
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER plan_requests_fold BEFORE INSERT OR UPDATE OF user_id ON plan_requests
      FOR EACH ROW EXECUTE FUNCTION fold_plan_request()`);
    await runner.query(`
      CREATE FUNCTION fold_plan_requests_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE plan_requests SET folded = NEW.folded WHERE user_id = NEW.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER users_fold_plan_requests AFTER UPDATE OF name, email ON users
      FOR EACH ROW WHEN (OLD.folded IS DISTINCT FROM NEW.folded) EXECUTE FUNCTION fold_plan_requests_of_user()`);
    await runner.query('UPDATE plan_requests r SET folded = u.folded FROM users u WHERE u.id = r.user_id');
    await runner.query(`
      CREATE INDEX plan_requests_folded_idx ON plan_requests (folded COLLATE "C", id)
      INCLUDE (status, requested_at, requested_plan_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_fold_plan_requests ON users');
    await runner.query('DROP FUNCTION fold_plan_requests_of_user');
    await runner.query('DROP TRIGGER plan_requests_fold ON plan_requests');
    await runner.query('DROP FUNCTION fold_plan_request');
    await runner.query('ALTER TABLE plan_requests DROP COLUMN folded');
    await runner.query('DROP TRIGGER mails_fold ON mails');
    await runner.query('DROP FUNCTION fold_mail');
    await runner.query('ALTER TABLE mails DROP COLUMN folded');
  }
}
